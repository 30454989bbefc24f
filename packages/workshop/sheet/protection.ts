/** Formulas are kept from slips, not from their owner: there is no password, and looks may be changed. */
export const PROTECTION = {
  SelectLockedCells: true,
  SelectUnlockedCells: true,
  EditObjects: true,
  EditScenarios: true,
  FormatCells: true,
  FormatColumns: true,
  FormatRows: true,
  InsertHyperlinks: true,
  AutoFilter: true,
  Sort: true,
};
