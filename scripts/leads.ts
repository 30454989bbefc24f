import { siteCommand } from './owner/command';
import { exportLeads, exportReaders, listLeads, showLead } from './owner/leads';
import { reportLeads } from './owner/leads-report';

const HELP = `npm run leads -- COMMAND [--json]

  list                              the newest 50 finished diagnostics
  show ID                           one of them, with every answer
  export [--file leads.csv]         all of them as CSV, safe to open in a spreadsheet
  readers [--file newsletter.csv]   whom to send the newsletter, each once, with the link that ends it
  report [--weeks 4]                what came of each week, then of each utm_source

  --weeks N      this week and those before it, each from its Monday
  --json         the same as JSON
  --help         this text

In the report, reports and calls are what those who finished their diagnostic in that week have asked for so far; orders are sales of
that week, and money in is their prices, before refunds.

Times are by the clock of timeZone in content/site.yaml, in CSV and JSON in UTC, as 2026-03-01T10:05:00.000Z. The exit code is 1
when something could not be done.
`;

const COMMANDS = {
  list: { run: listLeads, min: 0, max: 0 },
  show: { run: showLead, min: 1, max: 1 },
  export: { run: exportLeads, min: 0, max: 0 },
  report: { run: reportLeads, min: 0, max: 0 },
  readers: { run: exportReaders, min: 0, max: 0 },
};

await siteCommand(HELP, ['weeks', 'file'], COMMANDS);
