import { useState } from 'react';
import { type RaRecord, useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { labelled } from '../i18n/labelled.ts';
import { PlainIcon } from '../layout/PlainIcon.tsx';
import { RemoveOne } from './RemoveOne.tsx';
import { useDescribed } from './use-described.ts';

const shapes = {
  edit: 'm14.06 9.02.92.92L5.92 19H5v-.92zM17.66 3c-.25 0-.51.1-.7.29l-1.83 1.83 3.75 3.75 1.83-1.83c.39-.39.39-1.02 0-1.41l-2.34-2.34c-.2-.2-.45-.29-.71-.29m-3.6 3.19L3 17.25V21h3.75L17.81 9.94z',
  delete: 'M16 9v10H8V9zm-1.5-6h-5l-1 1H5v2h14V4h-3.5zM18 7H6v12c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2z',
};

/** Edit and delete, as far as the resource has them. A family that wants the name typed deletes on its own page. */
export function RowActions({ record, name }: { record: RaRecord; name: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { path, resource } = useDescribed();
  const [asking, setAsking] = useState(false);
  const named = (action: string) => labelled(translate, translate(action), name);
  return (
    <>
      {resource.operations.update && (
        <Link
          className="row-action"
          to={createPath({ resource: path, type: 'edit', id: record.id })}
          aria-label={named('ra.action.edit')}
          data-hint={translate('ra.action.edit')}
        >
          <PlainIcon shape={shapes.edit} />
        </Link>
      )}
      {resource.operations.delete && !resource.confirmName && (
        <button
          type="button"
          className="row-action"
          aria-label={named('ra.action.delete')}
          data-hint={translate('ra.action.delete')}
          onClick={() => setAsking(true)}
        >
          <PlainIcon shape={shapes.delete} />
        </button>
      )}
      <RemoveOne record={record} name={name} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
