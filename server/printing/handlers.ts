import type { Handlers } from '../call/handler.ts';
import { getDocument } from '../documents/get-document.ts';
import { getOrganisation } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { originOf } from '../ground/origin-of.ts';
import { defaultLocale } from '../ground/texts.ts';
import { decidePrintJob, printTest } from '../print-queue/commands.ts';
import { listPrintJobs, type PrintJobQuery } from '../print-queue/list-jobs.ts';
import { reportOwnSlip } from '../print-queue/own-slips.ts';
import { printSlipAgain } from '../print-queue/print-slip-again.ts';
import { drawSlipOf, usualPaper } from './draw-slip.ts';
import { sampleFacts } from './sample-facts.ts';

const mmPerInch = 25.4;

export const printingHandlers: Handlers<
  'listPrintJobs' | 'decidePrintJob' | 'printTestSlip' | 'drawSlip' | 'reportOwnSlip' | 'printSlipAgain'
> = {
  listPrintJobs: ({ organisationGid, query, services }) =>
    services.database.query(listPrintJobs(organisationGid, query as PrintJobQuery)),

  decidePrintJob: async ({ organisationGid, body, services, write }) => {
    const job = await write(decidePrintJob, { organisationGid, ...body });
    services.printing.wake();
    return job;
  },

  reportOwnSlip: ({ organisationGid, caller, body, services }) =>
    services.database.write(reportOwnSlip, { organisationGid, devicePanelGid: caller?.subjectGid ?? '', ...body }),

  printSlipAgain: async ({ organisationGid, caller, body, write, services, request, locale: language }) => {
    const devicePanelGid = caller?.subjectGid ?? '';
    const source = caller?.kind === 'kiosk' ? 'kiosk' : 'ticketMachine';
    const origin = originOf(request);
    await write(printSlipAgain, { organisationGid, devicePanelGid, source, origin, language, ...body });
    services.printing.wake();
    return { accepted: true };
  },

  printTestSlip: async ({ organisationGid, body: { printerGid }, services, request, now, write }) => {
    const printer = await services.database.query(getDocument('printer', organisationGid, printerGid));
    if (!printer || printer.body.kind === 'browser') throw new Refusal({ code: 'not_found', field: 'printerGid' });
    const organisation = await services.database.query(getOrganisation(organisationGid));
    const facts = sampleFacts(
      organisation?.language ?? defaultLocale,
      organisation?.customDomain ?? originOf(request),
      now,
    );
    const job = await write(printTest, { organisationGid, printerGid, facts });
    services.printing.wake();
    return job;
  },

  drawSlip: async ({ organisationGid, body, services, request, now, locale }) => {
    const { slip, language = locale, width = usualPaper.width } = body;
    const { dpi } = usualPaper;
    const organisation = await services.database.query(getOrganisation(organisationGid));
    const facts = sampleFacts(language, organisation?.customDomain ?? originOf(request), now);
    const drawn = await drawSlipOf(services, organisationGid, facts, { width, dpi, format: 'png' }, slip);
    const mm = (dots: number) => Math.round((dots / dpi) * mmPerInch);
    return {
      picture: `data:image/png;base64,${Buffer.from(drawn.bytes).toString('base64')}`,
      widthMm: mm(drawn.width),
      heightMm: mm(drawn.height),
    };
  },
};
