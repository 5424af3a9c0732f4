/** The computation in sentences. */
import { BASIS_TEXT } from '#calculators/beleggen/words.ts'
import { dateText, eur, num, pct, plural } from '#calculators/kernel/format.ts'
import type { Step } from '#calculators/kernel/report.ts'
import {
  fotodatum,
  meerwaardetarief,
  meerwaardevrijstelling,
} from '#rules/sparen-beleggen/meerwaardebelasting.figures.ts'
import type { Bond } from './case.ts'

const FIRST_COUPON: Record<Bond['work']['bought'], string> = {
  eigenDagen: 'op de gekochte verlopen rente betaal je geen voorheffing',
  nettoVerrekend: 'op de volle coupon, maar de verlopen rente kocht je al zonder de voorheffing',
  volleCoupon: 'ook op de verlopen rente die je kocht',
}

const buying = ({ values, out, work }: Bond): Step => ({
  text: `Je betaalt de koers${out.verlopenRente > 0 ? ` plus de verlopen rente van ${plural(work.accruedDays, 'dag', 'dagen')}` : ''}. Met kosten en beurstaks is dat **${eur(out.betaald)}**.`,
  sum: [
    { label: `Koers ${num(values.koers, 4)} op ${num(values.nominaal)} ${values.munt}`, value: work.result.clean },
    {
      label: `Verlopen rente${work.bought === 'nettoVerrekend' ? ', netto' : ''}, ${num(work.accruedDays, 0)} van ${num(work.periodDays, 2)} dagen`,
      value: work.result.accruedPaid,
    },
    { label: 'Beurstaks', value: out.beurstaks },
    { label: 'Makelaarsloon', value: work.result.fee },
    { label: 'Betaald', value: out.betaald },
  ],
  law: work.tobFigures,
})

function gainText({ values, out, work }: Bond): string {
  const rate = values.munt !== 'EUR' && values.muntEinde !== null ? 'met de wisselkoers erbij ' : ''
  const difference = eur(Math.abs(out.koerswinst))
  const result =
    out.koerswinst === 0
      ? 'geen winst en geen verlies'
      : `${rate}${out.koerswinst < 0 ? 'een verlies' : 'een winst'} van ${difference}`
  return `Je koopt aan ${num(values.koers, 4)} en krijgt ${num(work.endPrice, 4)}: ${result}.`
}

const gain = (solved: Bond): Step => {
  const { out, work } = solved
  return {
    text: `${gainText(solved)}${out.renteInKoers > 0 ? ` Voor de roerende voorheffing telt ${eur(out.renteInKoers)} als rente.` : ''}${work.taxedFrom ? ` De fiscus telt ${eur(out.meerwaarde)}, vanaf de ${BASIS_TEXT[work.result.kind]}.` : ''} De meerwaardebelasting is **${eur(out.meerwaardebelasting)}**.`,
    law: out.meerwaarde > 0 ? [meerwaardetarief, meerwaardevrijstelling, fotodatum] : [],
  }
}

function couponText({ values, work }: Bond): string {
  if (values.coupon === 0) return 'Er zijn geen coupons.'
  return work.firstCoupon > work.lastDay
    ? 'Je verkoopt voor de eerste coupon: de koper betaalt je de verlopen rente.'
    : `De eerste coupon komt op ${dateText(work.firstCoupon)}.`
}

export function steps(solved: Bond): Step[] {
  const { out, work } = solved
  return [
    buying(solved),
    {
      text: `${couponText(solved)} Samen krijg je ${eur(out.brutoRente)} bruto rente, min **${eur(out.roerendeVoorheffing)}** roerende voorheffing.`,
      formula:
        out.roerendeVoorheffing > 0
          ? `Tarief ${work.rates.map((rate) => pct(rate, 2, 0)).join(', dan ')}; ${FIRST_COUPON[work.bought]}`
          : undefined,
      law: [work.taxFigure],
    },
    gain(solved),
    {
      text: `Het bruto rendement tot de vervaldag is ${pct(out.brutoRendement)}. ${work.sold ? `Met je verkoop op ${dateText(work.lastDay)} krijg je netto` : 'Na alles wat eraf gaat, krijg je'} **${pct(out.nettoRendement)}** per jaar.`,
      formula:
        'Het rendement waarbij alle ontvangsten samen evenveel waard zijn als wat je betaalde (per couponperiode, zoals een bank het noteert)',
    },
  ]
}
