import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import type { KeyPurpose } from '../panels/panel-keys.ts';
import { createToken } from '../security/commands.ts';
import type { NewToken } from '../security/token.ts';
import { findPanelByKey } from './panel-by-key.ts';

interface DeviceTokenArgument {
  readonly organisationGid: string;
  readonly token: NewToken;
  /** What opens the panel: the key in its address, or the device's own. */
  readonly key: string;
  readonly purpose: KeyPurpose;
}

/**
 * Command: stores the token of a screen, kiosk or ticket machine, whose key still opens its panel.
 * @throws Refusal exclusive_url_invalid where it was replaced since it was looked at, or its device moved or unpaired
 */
export const createDeviceToken = defineCommand(
  import.meta.url,
  'createDeviceToken',
  function* ({ token, key, purpose }: DeviceTokenArgument, context: Context): Generator<Statement, void, unknown> {
    const found = yield* findPanelByKey(token.subjectGid ?? '', key, purpose);
    if (!found) throw new Refusal({ code: 'exclusive_url_invalid' });
    yield* createToken(token, context);
  },
);
