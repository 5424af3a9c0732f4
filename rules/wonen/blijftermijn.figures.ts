/** How long a buyer must live in the home to keep the low registration tax. */
import { dated } from '#rules/kernel/dated.ts'
import type { Gewest } from '#rules/kernel/gewest.ts'
import { proofAt } from '#rules/kernel/sources.ts'

export const blijftermijn = dated<Readonly<Record<Gewest, number>>>(
  'blijftermijn',
  'Jaren die je in je woning blijft om het lage registratierecht te houden',
  'jaren',
  [
    { from: '2018-01-01', value: { vlaanderen: 0, wallonie: 3, brussel: 5 } },
    {
      from: '2026-01-01',
      value: { vlaanderen: 1, wallonie: 3, brussel: 5 },
      leaves: {
        vlaanderen: proofAt(
          'https://vgd.eu/blog/verstrenging-vlaams-verlaagd-verkooprecht-2-vanaf-1-januari-2026',
          'Daar komt ook bij dat ze daar verplicht één jaar ononderbroken gedomicilieerd zullen moeten blijven.',
          '2026-11-19',
          'art. 2.9.4.2.11 VCF',
        ),
        wallonie: proofAt(
          'https://temp.notaire.be/immobilier/acheter-et-vendre-un-bien-immobilier/les-frais-lies-lachat/droits-denregistrement-en-region-wallonne',
          "L'acheteur devra conserver sa résidence principale dans le bien pendant au moins 3 ans",
          '2026-11-19',
          'art. 44bis W.Reg. (Waals Gewest)',
        ),
        brussel: proofAt(
          'https://fiscaliteit.brussels/onroerend-goed-wat-houdt-het-nieuw-abattement-in',
          'Je verbindt je ertoe om binnen 3 jaar je hoofdverblijfplaats in de woning te vestigen en er gedurende 5 jaar ononderbroken te blijven wonen.',
          '2026-11-19',
          'art. 46bis W.Reg. (Brussel)',
        ),
      },
    },
  ],
  {
    source: 'Brussel Fiscaliteit; Federatie van het notariaat',
    article: 'art. 46bis W.Reg. (Brussel); art. 44bis W.Reg. (Waals Gewest)',
    url: 'https://fiscaliteit.brussels/nl',
    checkedOn: '2026-11-19',
    confidence: 'hoog',
    note: 'In Vlaanderen voor een compromis vanaf 2026. In Brussel betaal je een vijfde terug per jaar dat ontbreekt, elders alles.',
  },
)
