/** A heading for each file of rules/. A file without one gets its own name, so that nothing is left out. */
import { upperFirst } from '#calculators/kernel/format.ts'

const subjects: Readonly<Record<string, string>> = {
  biv: 'Belasting op inverkeerstelling (BIV)',
  'roerende-voorheffing': 'Roerende voorheffing',
  sparen: 'Spaarrekeningen',
  'ten-laste': 'Personen ten laste',
  spil: 'Index van de uitkeringen',
  erftarieven: 'Erfbelasting',
  gvv: 'Gereglementeerde vastgoedvennootschappen (GVV)',
  kredietakte: 'Kosten van de kredietakte',
  loon: 'Loon en sociale bijdragen',
  notaris: 'Ereloon van de notaris',
  opzeg: 'Opzegtermijnen',
  pensioeninhouding: 'Inhoudingen op pensioenen',
  prijsindex: 'Index van de consumptieprijzen',
  registratietarieven: 'Registratiebelasting per gewest',
  reynderstaks: 'Taks op fondsen met schuldvorderingen',
  'tweede-pijler': 'Aanvullend pensioen (tweede pijler)',
  werkloosheidsduur: 'Duur van de werkloosheid',
  'wettelijke-rente': 'Wettelijke rentevoet',
  vennootschap: 'Vennootschap van een zelfstandige',
  zelfstandigen: 'Sociale bijdragen van zelfstandigen',
}

export function subjectOf(file: string): string {
  const plain = file.replaceAll('-', ' ')
  return subjects[file] ?? upperFirst(plain)
}
