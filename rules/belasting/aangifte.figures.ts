/** The last days for a tax return. */
import { dated } from '#rules/kernel/dated.ts'
import { eli } from '#rules/kernel/sources.ts'

/** On paper, and online. */
export const aangiftedagen = dated<readonly [string, string]>(
  'aangiftedagen',
  'Laatste dag voor de belastingaangifte, op papier en via MyMinfin',
  'formule',
  [
    {
      from: '2023-01-01',
      value: ['06-30', '07-15'],
      proof: {
        url: 'https://fin.belgium.be/nl/particulieren/belastingaangifte/indienen/belastingaangifte',
        says: '15 juli 2025: als u MyMinfin (Tax-on-web) gebruikt; 30 juni 2025: als u de documenten per post terugstuurt',
        seenOn: '2026-11-17',
      },
    },
  ],
  {
    source: 'FOD Financiën, belastingaangifte',
    article: 'art. 308 WIB 92',
    eli: eli.wib92,
    url: 'https://fin.belgium.be/nl/particulieren/belastingaangifte/indienen/belastingaangifte',
    checkedOn: '2026-11-17',
    confidence: 'hoog',
    note: 'Met inkomsten als zelfstandige of uit het buitenland midden oktober.',
  },
)
