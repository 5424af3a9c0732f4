/**
 * State notes (staatsbons) of which a source names coupon and month, newest first: the data files have no later one. Where
 * no source gives the day of issue it is the fourth, on which most are issued, and `isDayKnown` is off.
 */
export const stateNotes = [
  {
    key: 'staatsbon-2024-12-op-1',
    years: 1,
    rate: 0.022,
    issuedOn: '2024-12-04',
    isDayKnown: false,
    source: 'Trends, december 2024',
  },
  {
    key: 'staatsbon-2024-12-op-8',
    years: 8,
    rate: 0.028,
    issuedOn: '2024-12-04',
    isDayKnown: false,
    source: 'Trends, december 2024',
  },
  {
    key: 'staatsbon-2024-09-op-1',
    years: 1,
    rate: 0.0275,
    issuedOn: '2024-09-04',
    isDayKnown: false,
    source: 'spaargids.be, september 2024',
  },
  {
    key: 'staatsbon-2024-09-op-10',
    years: 10,
    rate: 0.028,
    issuedOn: '2024-09-04',
    isDayKnown: false,
    source: 'spaargids.be, september 2024',
  },
  {
    key: 'staatsbon-2024-06-op-1',
    years: 1,
    rate: 0.032,
    issuedOn: '2024-06-04',
    isDayKnown: true,
    source: 'ABM Financial News, mei 2024; Beursbever',
  },
  {
    key: 'staatsbon-2024-06-op-8',
    years: 8,
    rate: 0.028,
    issuedOn: '2024-06-04',
    isDayKnown: true,
    source: 'ABM Financial News, mei 2024; Beursbever',
  },
  {
    key: 'staatsbon-2023-12-op-5',
    years: 5,
    rate: 0.026,
    issuedOn: '2023-12-04',
    isDayKnown: false,
    source: 'Trends, november 2023',
  },
  {
    key: 'staatsbon-2023-12-op-8',
    years: 8,
    rate: 0.029,
    issuedOn: '2023-12-04',
    isDayKnown: false,
    source: 'Trends, november 2023',
  },
  {
    key: 'staatsbon-2023-09-op-1',
    years: 1,
    rate: 0.033,
    issuedOn: '2023-09-04',
    isDayKnown: true,
    source: 'Federaal Agentschap van de Schuld, uitgifte van 4 september 2023',
  },
] as const
