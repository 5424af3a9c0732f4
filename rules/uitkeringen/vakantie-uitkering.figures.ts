/** The figures of vakantie-uitkering.ts, by date. */
import { roundCents } from '#finance/money.ts'
import { dated } from '#rules/kernel/dated.ts'
import { bySpil } from '#rules/kernel/spil.ts'
import { proofAt, proofIn } from '#rules/kernel/sources.ts'

const kb1991 = 'besluit/1991/11/25/1991013192'

export const vakantieUitkering = dated<{ readonly deel: number; readonly loongrens: number }>(
  'vakantieUitkering',
  'Jeugd- en seniorvakantie: deel van het loon en hoogste dagloon (grens AX)',
  'schaal',
  bySpil<number, { readonly deel: number; readonly loongrens: number }>(
    [
      {
        from: '2026-03-01',
        base: 65.2262,
        proof: { eli: kb1991, article: 'art. 111', says: 'AX 65,2262', seenOn: '2026-11-16' },
      },
    ],
    '103,14',
    (base, coefficient) => ({ deel: 0.65, loongrens: roundCents(base * coefficient) }),
  ),
  {
    source: 'RVA en HVW, jeugdvakantie en seniorvakantie',
    article: 'art. 78bis en 111 KB van 25 november 1991',
    eli: kb1991,
    checkedOn: '2026-11-16',
    confidence: 'middel',
    note: 'Basisbedrag van de wet maal de index; 75,29 euro per dag in maart 2026.',
  },
)

export const voorheffingVakantieUitkering = dated(
  'voorheffingVakantieUitkering',
  'Bedrijfsvoorheffing op jeugd- en seniorvakantie',
  'tarief',
  [
    {
      from: '2013-01-01',
      value: 0.1009,
      proof: proofAt(
        'https://mtechplus.be/subsidy/jeugdvakantie/jeugdvakantie/',
        'de jeugdvakantie-uitkering: op dit bedrag wordt een fiscale voorheffing ingehouden van 10,09%',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'HVW, jeugdvakantie',
    eli: kb1991,
    checkedOn: '2026-11-16',
    confidence: 'hoog',
    note: 'De Hulpkas noemt ook 10,09 %; de tekst van bijlage III zagen we hiervoor niet.',
  },
)

export const vakantieVoorwaarden = dated(
  'vakantieVoorwaarden',
  'Jeugdvakantie, seniorvakantie en aanvullende vakantie: leeftijd en aanloop',
  'schaal',
  [
    {
      from: '2012-04-01',
      value: { jongerDan: 25, vanaf: 50, aanloopMaanden: 3 },
      leaves: {
        jongerDan: proofIn(
          kb1991,
          'art. 36bis, § 1',
          'le jeune travailleur qui, au 31 décembre de l’exercice de vacances, n’a pas atteint l’âge de 25 ans',
          '2026-11-17',
        ),
        vanaf: proofIn(
          kb1991,
          'art. 36bis, § 2',
          'le travailleur qui, au 31 décembre de l’exercice de vacances, a atteint au moins l’âge de 50 ans',
          '2026-11-17',
        ),
        aanloopMaanden: proofAt(
          'https://www.jobat.be/nl/art/heb-jij-recht-op-jeugdverlof-of-europees-verlof',
          'minstens 3 maand gewerkt (de zogenaamde aanloopperiode), al dan niet bij verschillende werkgevers',
          '2026-11-17',
        ),
      },
    },
  ],
  {
    source: 'RVA, HVW en FOD Werkgelegenheid',
    article: 'art. 36bis en 78bis KB van 25 november 1991; art. 17bis gecoördineerde wetten jaarlijkse vakantie',
    eli: kb1991,
    checkedOn: '2026-11-16',
    confidence: 'hoog',
  },
)
