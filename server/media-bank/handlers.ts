import type { Handlers } from '../call/handler.ts';
import { sendRecordFile } from '../families/send-record-file.ts';

export const mediaBankHandlers: Handlers<'downloadMediaBankItem'> = {
  downloadMediaBankItem: (call) => sendRecordFile(call, 'mediaBank', call.query.gid, 'file'),
};
