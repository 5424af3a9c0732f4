import { dated } from '#rules/kernel/dated.ts'

/** By the average full-time gross wage of the reference year; paid at the end of the next one, free of tax. */
export const jobbonusVlaanderen = dated(
  'jobbonusVlaanderen',
  'Vlaamse jobbonus, per jaar',
  'formule',
  [
    {
      from: '2025-01-01',
      value: { vol: 650, tot: 2_115, bodem: 50, einde: 3_114.99, vast: 50, deeltijdsMinimum: 10 },
      proof: {
        url: 'https://codex.vlaanderen.be',
        article: 'art. 2/1 en 2/2 besluit van 1 juli 2022',
        says: '650 euro bij een brutoloon van maximaal 2115 euro; 0 euro hoger dan 3114,99 euro; degressief van 650 euro tot 50 euro; verhoogd met 50 euro; kleiner dan 10 euro bij deeltijds',
        seenOn: '2026-11-15',
      },
    },
  ],
  {
    source: 'Vlaamse Codex, uitvoeringsbesluit jobbonus',
    article: 'art. 2/1 en 2/2',
    url: 'https://codex.vlaanderen.be',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    knownTo: '2025-12-31',
    note: 'Het vaste bedrag van 50 euro geldt voor de refertejaren 2023 tot 2025. Voor 2026 is niets bekendgemaakt.',
  },
)
