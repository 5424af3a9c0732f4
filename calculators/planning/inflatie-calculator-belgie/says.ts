import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'inflatie|frank|franken|wat is vandaag waard|nu waard|indexcijfer|consumptieprijzen|belgische frank|prijsindex|index berekenen|hoeveel vandaag waard',
  about: 'vroeger|waard|vandaag|nu|toen|tussen|prijzen|oude|gestegen',
  asked:
    'in prijzen van nu|wat is # frank van|hoeveel is dat vandaag|van # nu waard|in # hoeveel nu|loon van # in|inflatie tussen|hoeveel is dat nu|hoeveel zou dat nu zijn|nu kosten|leven duurder geworden sinds|prijzen gestegen sinds',
  not: 'over # jaar|reele|koopkracht|later|termijnrekening|staatsbon|spaarrekening|binnen # jaar|huurindexatie|huur|huurcontract|win ik|zwitserse|indexeren',
  fields: {
    bedrag: { near: 'frank|euro|loon|bedrag|van|kostte', takes: 1 },
    munt: { pick: { frank: 'frank|franken|bef|fr' } },
    van: { near: 'van|in|tussen|sinds|uit', takes: 1 },
    naar: { near: 'en|tot|naar', before: 'waard in|hoeveel in', takes: 3 },
    index: { pick: { gezondheid: 'gezondheidsindex', afgevlakt: 'afgevlakte index' } },
  },
} satisfies Says
