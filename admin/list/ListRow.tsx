import { type DragEvent, memo } from 'react';
import { type Identifier, type RaRecord, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { labelled } from '../i18n/labelled.ts';
import { PlainCheckbox } from '../layout/PlainCheckbox.tsx';
import { overrideOf } from '../overrides/override.ts';
import { notOnPaper } from '../theme/paper.ts';
import { ColumnValue } from './ColumnValue.tsx';
import { OrderHandle } from './OrderHandle.tsx';
import { RowActions } from './RowActions.tsx';
import { ToggleSwitch } from './ToggleSwitch.tsx';
import { hasActions, useListed } from './use-listed.ts';
import type { Ordering } from './use-ordering.ts';
import '../layout/plain.css';

interface ListRowProps {
  record: RaRecord;
  /** Place on this page, from 0. */
  index: number;
  /** Whether it is chosen; undefined where none can be. */
  selected: boolean | undefined;
  /** Where rows are ordered by hand. */
  ordering: Ordering | undefined;
  onToggle(id: Identifier): void;
}

/** One record of a list. Its name leads to its page. Drawn again only when something of it changes: a row is costly. */
export const ListRow = memo(function ListRow({ record, index, selected, ordering, onToggle }: ListRowProps) {
  const translate = useTranslate();
  const { resource, name, page } = useListed(record);
  const { Pictured, Below } = overrideOf(resource.name);
  return (
    <tr
      className={selected ? 'list-row chosen' : 'list-row'}
      {...(ordering && {
        onDragOver: (event: DragEvent) => ordering.dragged !== undefined && event.preventDefault(),
        onDrop: () => ordering.drop(index),
      })}
      style={ordering?.dragged === index ? dragged : undefined}
    >
      {ordering && (
        <td className="check">
          <OrderHandle index={index} name={name} ordering={ordering} />
        </td>
      )}
      {selected !== undefined && (
        <td className="check">
          <PlainCheckbox
            checked={selected}
            onChange={() => onToggle(record.id)}
            label={labelled(translate, translate('ra.action.select_row'), name)}
          />
        </td>
      )}
      {resource.columns.map((column) => {
        const isName = column.source === resource.nameKey;
        const value = (
          <>
            {isName && page ? (
              <Link to={page} className="record-name lines">
                {name}
              </Link>
            ) : column.source === resource.enabledKey && resource.operations.toggle ? (
              <ToggleSwitch record={record} name={name} />
            ) : (
              <div className="lines">
                <ColumnValue column={column} record={record} />
              </div>
            )}
            {Below && isName && <Below record={record} />}
          </>
        );
        return (
          <td key={column.source} className={column.type === 'number' ? 'right' : undefined}>
            {Pictured && isName ? <Pictured record={record}>{value}</Pictured> : value}
          </td>
        );
      })}
      {hasActions(resource) && (
        <td className="actions">
          <RowActions record={record} name={name} />
        </td>
      )}
    </tr>
  );
});

/** Opaque, because the actions stand over what is moved below them. */
export const opaque = {
  bgcolor: 'background.paper',
  '&.MuiTableRow-hover:hover': { bgcolor: 'var(--ground)' },
  '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'var(--selected)' },
};

/** The actions stay in view when a wide list is moved sideways. */
export const stuck = { position: 'sticky', right: 0, bgcolor: 'inherit', whiteSpace: 'nowrap', ...notOnPaper } as const;

const dragged = { opacity: 0.4 };
