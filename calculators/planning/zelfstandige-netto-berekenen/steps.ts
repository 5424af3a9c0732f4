/** The computation told with the visitor's own numbers. */
import { eur, pct, leftOver } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import { belastingschijven } from '#rules/belasting/personenbelasting.figures.ts'
import {
  basisrenteVoorafbetaling,
  vermeerderingBasis,
  vermeerderingBeperking,
  vermeerderingFactoren,
  vervaldagenVoorafbetaling,
} from '#rules/belasting/voorafbetaling.figures.ts'
import type { Dated } from '#rules/kernel/dated.ts'
import { sleutelformuleBedrijfsleider } from '#rules/loon/bedrijfsvoorheffing.figures.ts'
import {
  heffingLiquidatiereserve,
  roerendeVoorheffing,
  voorheffingLiquidatiereserveNieuw,
  voorheffingVvprBis,
} from '#rules/sparen-beleggen/roerende-voorheffing.figures.ts'
import {
  jarenZonderLoonvoorwaarde,
  minimumBezoldiging,
  schijfVerlaagdTarief,
  vennootschapsbelasting,
  vennootschapsbelastingVerlaagd,
  wachttijdLiquidatiereserve,
  wachttijdVvprBis,
} from '#rules/zelfstandigen/vennootschap.figures.ts'
import {
  bijdrageTariefEerste,
  bijdrageTariefTweede,
  grensEersteSchijf,
  inkomensplafond,
} from '#rules/zelfstandigen/zelfstandigen.figures.ts'
import type { Year } from './case.ts'

const OUT_LAW: Readonly<Record<Year['values']['uitkering'], readonly Dated<unknown>[]>> = {
  vvprbis: [voorheffingVvprBis, wachttijdVvprBis],
  liquidatiereserve: [heffingLiquidatiereserve, voorheffingLiquidatiereserveNieuw, wachttijdLiquidatiereserve],
  vereffening: [heffingLiquidatiereserve],
  dividend: [roerendeVoorheffing],
}

function soleSteps({ values, out, work }: Year): Step[] {
  return [
    {
      text:
        out.winst < 0
          ? `Je kosten zijn **${eur(0 - out.winst)}** hoger dan je omzet.`
          : `Je omzet min je kosten is **${eur(out.winst)}** winst.`,
      formula: `${eur(out.omzet)} − ${eur(values.kosten)}`,
    },
    {
      text: `Daarop betaal je **${eur(out.bijdragen)}** sociale bijdragen. Ze zijn aftrekbaar, dus je betaalt ze op wat er na de bijdragen overblijft: ${eur(out.belastbaar)}.`,
      law: [bijdrageTariefEerste, bijdrageTariefTweede, grensEersteSchijf, inkomensplafond],
    },
    {
      text:
        out.belastingTotaal < 0
          ? `Je gezin krijgt **${eur(0 - out.belastingTotaal)}** van de belasting, door belastingkredieten.`
          : `Dit inkomen kost je gezin **${eur(out.belastingTotaal)}** belasting, met gemeentebelasting.`,
      sum: [
        { label: 'Personenbelasting', value: out.belasting },
        { label: 'Gemeentebelasting', value: out.gemeentebelasting },
        ...(out.andereHeffingen === 0
          ? []
          : [{ label: 'Bijzondere bijdrage min belastingkredieten', value: out.andereHeffingen }]),
        { label: 'Samen', value: out.belastingTotaal },
      ],
      law: [belastingschijven],
    },
    {
      text:
        out.vermeerdering > 0
          ? `Je betaalt niets vooraf. Daardoor komt er **${eur(out.vermeerdering)}** bij.`
          : work.starter
            ? 'In je eerste drie jaar is er **geen vermeerdering**. De belasting zelf komt wel, met je aanslag.'
            : out.voorafKwartaal === 0
              ? 'Er is **geen belasting** om vooraf te betalen.'
              : `Betaal elk kwartaal **${eur(out.voorafKwartaal)}** vooraf. Zonder voorafbetalingen komt er ${eur(out.vermeerderingZonder)} bij.`,
      law: [
        basisrenteVoorafbetaling,
        vermeerderingFactoren,
        vermeerderingBasis,
        vermeerderingBeperking,
        vervaldagenVoorafbetaling,
      ],
    },
    {
      text: `Zo ${leftOver(out.nettoJaar)} per jaar.`,
      sum: [
        { label: 'Winst', value: out.winst },
        { label: 'Sociale bijdragen', value: 0 - out.bijdragen },
        { label: 'Belasting', value: 0 - out.belastingTotaal },
        ...(out.vermeerdering > 0 ? [{ label: 'Vermeerdering', value: 0 - out.vermeerdering }] : []),
        { label: 'Netto', value: out.nettoJaar },
      ],
    },
  ]
}

function companySteps({ values, out, work }: Year): Step[] {
  return [
    {
      text: `In een vennootschap betaal je jezelf ${out.loon === 0 ? 'geen loon' : `${eur(out.loon)} bruto`}. Na bijdragen en belasting ${leftOver(out.loonNetto)} op een jaar.${out.loonVoorheffing === null || out.loon === 0 ? '' : ` Elke maand wordt al ${eur(out.loonVoorheffing)} belasting ingehouden; je aanslag verrekent het verschil.`}`,
      sum: [
        { label: 'Brutoloon', value: out.loon },
        { label: 'Sociale bijdragen', value: 0 - out.loonBijdragen },
        { label: 'Belasting', value: 0 - out.loonBelasting },
        { label: 'Nettoloon', value: out.loonNetto },
      ],
      law: [
        minimumBezoldiging,
        jarenZonderLoonvoorwaarde,
        ...(out.loonVoorheffing === null ? [] : [sleutelformuleBedrijfsleider]),
      ],
    },
    // The notices tell a loss.
    ...(out.winstVennootschap < 0
      ? []
      : [
          {
            text: `De vennootschap heeft ${eur(out.winstVennootschap)} winst en betaalt **${eur(out.vennootschapsbelasting)}** vennootschapsbelasting, ${work.reduced ? 'met' : 'zonder'} het verlaagd tarief.`,
            brackets: work.brackets,
            law: [vennootschapsbelasting, vennootschapsbelastingVerlaagd, schijfVerlaagdTarief],
          },
        ]),
    ...(work.winstNa > 0
      ? [
          {
            text: `Van de rest komt **${eur(out.dividendNetto)}** bij jou terecht.`,
            sum: [
              { label: 'Winst na belasting', value: work.winstNa },
              ...(out.heffingReserve > 0
                ? [{ label: `Heffing op de reserve, ${pct(work.reserveLevy, 0)}`, value: 0 - out.heffingReserve }]
                : []),
              { label: 'Roerende voorheffing', value: 0 - out.roerendeVoorheffing },
              { label: 'Netto uit de winst', value: out.dividendNetto },
            ],
            law: OUT_LAW[values.uitkering],
          },
        ]
      : []),
    {
      text: `Van loon en winst samen ${leftOver(out.vennootschapJaar)} per jaar.`,
    },
  ]
}

export const steps = (year: Year): Step[] => [...soleSteps(year), ...companySteps(year)]
