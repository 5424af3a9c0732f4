import type { Life } from './case.ts'
import { duration, eur, eur0, plural } from '#calculators/kernel/format.ts'
import type { Notice, Said } from '#calculators/kernel/report.ts'
import { quoteBand } from '#data/insurance-quotes.ts'
import type { outputs } from './outputs.ts'

function sentence({ values, out, work }: Life): string {
  const nothing = out.behoefteJij === 0 && (out.behoeftePartner ?? 0) === 0
  if (nothing) return '**Niets extra** te verzekeren: wat er is, dekt alles wat zou wegvallen.'
  const [you, partner] = [
    `**${eur0(out.behoefteJij)}** op jezelf`,
    `**${eur0(out.behoeftePartner ?? 0)}** op je partner`,
  ]
  const cover =
    out.behoeftePartner === null
      ? you
      : out.behoefteJij === 0
        ? `${partner} en niets op jezelf`
        : out.behoeftePartner === 0
          ? `${you} en niets op je partner`
          : `${you} en ${partner}`
  const who = `Met ${cover} is gedekt wat bij een overlijden wegvalt.`
  const missed = eur(out.maandtekortJij)
  const orphans = out.wezentoeslag > 0 ? `, ook met ${eur(out.wezentoeslag)} wezentoeslag` : ''
  const amount =
    work.you.lastGap > out.maandtekortJij
      ? `geld: eerst ${missed} per maand${orphans}, op het einde ${eur(work.you.lastGap)}`
      : `${missed} per maand${orphans}`
  const gap =
    out.maandtekortJij > 0
      ? ` Zonder jou mist je gezin ${plural(out.aanvullenJaren, 'jaar', 'jaar')} lang ${amount}.`
      : values.metPartner && (out.maandtekortPartner ?? 0) === 0 && work.you.debt > 0
        ? ' Het gaat om het deel van het krediet dat niet gedekt is.'
        : ''
  return who + gap + transitionText({ out })
}

/** How long and how much the surviving spouse gets, where it softens a shortage. */
function transitionText({ out }: Pick<Life, 'out'>): string {
  const net = out.overgangsuitkeringJij ?? 0
  if (net === 0 || out.uitkeringMaanden === null || out.maandtekortJij === 0) return ''
  return ` Daar gaat ${duration(out.uitkeringMaanden)} lang ${eur(net)} overgangsuitkering van je partner af.`
}

function notices({ values, out, work }: Life): Notice[] {
  const found: Notice[] = []
  if (out.levenJaarHoog > 0 || out.schuldsaldoHoog > 0) {
    found.push({
      tone: 'warning',
      text: `De premie is een ruwe schatting, geen prijs. Bron: ${quoteBand.source.charAt(0).toLowerCase()}${quoteBand.source.slice(1)}. Vraag minstens twee verzekeraars een offerte.`,
    })
  }
  if (values.krediet > 0 && values.metPartner && work.you.debt > 0 && (work.partner?.debt ?? 0) > 0) {
    found.push({
      tone: 'info',
      text: 'Wie van jullie ook overlijdt, er blijft een deel van het krediet over. Dat zit in het bedrag hierboven.',
    })
  }
  if (!values.gehuwd && values.uitkering === null && out.uitkeringMaanden !== null && out.maandtekortJij > 0) {
    found.push({
      tone: 'info',
      text: `Zijn jullie getrouwd? Zet dat aan: wie achterblijft, krijgt dan ${duration(out.uitkeringMaanden)} een overgangsuitkering.`,
    })
  }
  if (out.overgangBrutoJij !== null) {
    found.push({
      tone: 'info',
      text: `De overgangsuitkering is een raming: alsof wie overlijdt sinds zijn twintigste als werknemer het loon van nu verdiende. Met een kortere loopbaan of een lager loon vroeger is ze lager. Je eigen bedrag staat op mypension.be. Wie bij het overlijden ${duration(work.survivorAge)} of ouder is, krijgt ze niet, maar een overlevingspensioen: vul dan 0 in.`,
    })
  }
  return found
}

export function tell(life: Life): Said<keyof typeof outputs> {
  const { values } = life
  return {
    headline: 'behoefteJij',
    key: ['behoeftePartner', 'maandtekortJij', 'overgangsuitkeringJij', 'levenJaarLaag', 'levenJaarHoog'],
    ...(values.metPartner
      ? {}
      : { captions: { levenJaarLaag: { note: 'Uit wettelijke tafels en offertes van 2017 en 2018' } } }),
    sentence: sentence(life),
    notices: notices(life),
  }
}
