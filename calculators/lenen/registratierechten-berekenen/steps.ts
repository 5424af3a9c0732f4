/** The costs of a purchase, told with the visitor's own numbers. */
import { dateText, eur, pct } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import { gewestNaam } from '#rules/kernel/gewest.ts'
import {
  ereloonKrediet,
  hypotheekrecht,
  registratierechtHypotheek,
  retributieInschrijving,
  uitgavenDerdenBijkomend,
  uitgavenDerdenKrediet,
} from '#rules/krediet/kredietakte.figures.ts'
import {
  administratieveKosten,
  btwNotaris,
  ereloonAankoop,
  ereloonGezinswoning,
  overschrijving,
  rechtOpGeschriften,
} from '#rules/wonen/notaris.figures.ts'
import { btwHeropbouw, btwNieuwbouw } from '#rules/wonen/btw.figures.ts'
import type { Duties } from './case.ts'

function creditStep({ values, work: { deed } }: Duties): Step {
  return {
    text: `De akte van je lening van ${eur(values.krediet)} kost **${eur(deed.totaal)}**. De rechten worden berekend op ${eur(deed.inschrijving)}.`,
    sum: [
      ...deed.lijnen.map(({ label, bedrag }) => ({ label, value: bedrag })),
      { label: 'Akte van de lening', value: deed.totaal },
    ],
    law: [
      registratierechtHypotheek,
      hypotheekrecht,
      retributieInschrijving,
      ereloonKrediet,
      ...(values.zelfdeNotaris ? [administratieveKosten, uitgavenDerdenBijkomend] : [uitgavenDerdenKrediet]),
    ],
  }
}

export function stepsOf(solved: Duties): Step[] {
  const { values, out, work } = solved
  const { registratie, akte, btwTarief, gezinswoning } = work.costs
  return [
    {
      text: `Op ${dateText(values.datumAkte)} betaal je in ${gewestNaam[values.gewest]} **${eur(out.registratie)}** registratie.`,
      formula: [
        ...(out.abattement > 0 ? [`vrij: ${eur(out.abattement)}`] : []),
        ...registratie.lijnen.map(
          ({ grondslag, tarief, bedrag }) => `${eur(grondslag)} × ${pct(tarief, 2, 0)} = ${eur(bedrag)}`,
        ),
        ...[out.vermindering, out.meegenomen].filter((off) => off > 0).map((off) => `− ${eur(off)}`),
      ].join('; '),
      law: registratie.cijfers,
    },
    ...(out.btw > 0
      ? [
          {
            text: `Op het gebouw betaal je ${pct(btwTarief, 0)} btw: **${eur(out.btw)}**.`,
            law: [values.lageBtw ? btwHeropbouw : btwNieuwbouw],
          },
        ]
      : []),
    {
      text: `Het ereloon van de notaris is **${eur(work.fee.ereloon)}**: een vast deel van ${eur(work.fee.vast)} en een percentage per schijf van de prijs.`,
      brackets: work.fee.schaal.lines,
      law: [gezinswoning ? ereloonGezinswoning : ereloonAankoop],
    },
    {
      text: `Met administratie, opzoekingen, rechten en btw kost de akte **${eur(akte.totaal)}**.`,
      sum: [
        ...akte.lijnen.map(({ label, bedrag }) => ({ label, value: bedrag })),
        { label: 'Akte van aankoop', value: akte.totaal },
      ],
      law: [administratieveKosten, rechtOpGeschriften, overschrijving, btwNotaris],
    },
    ...(values.krediet > 0 ? [creditStep(solved)] : []),
    {
      text: `Alles samen betaal je **${eur(out.totaleKosten)}** bovenop de prijs.`,
      sum: [
        { label: 'Registratie', value: out.registratie },
        ...(out.btw > 0 ? [{ label: 'Btw op de bouw', value: out.btw }] : []),
        { label: 'Akte van aankoop', value: out.aktekosten },
        ...(values.krediet > 0 ? [{ label: 'Akte van de lening', value: out.kredietakte }] : []),
        { label: 'Bovenop de prijs', value: out.totaleKosten },
      ],
    },
  ]
}
