import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'leasing|private lease|leasen|lease|financiele leasing|privelease|operationele leasing|financieringshuur|renting|leasewagen|lease of kopen|leasen of kopen|aankoopoptie',
  about: 'wagen|auto|kopen|huur|aankoopoptie|contract|leasecontract',
  asked: 'leasen of kopen|kopen of leasen|wagen leasen|auto leasen',
  not: 'voordeel alle aard|vaa|cataloguswaarde',
  fields: {
    vorm: {
      pick: {
        financieringshuur: 'financiele leasing/lease|financial lease/leasing|financieringshuur|aankoopoptie',
        privateLease: 'private lease|privelease|private leasing',
      },
    },
    gezocht: { pick: { jkp: 'welk jkp|welke jkp', maandbedrag: 'welke huur|welk maandbedrag|hoeveel per maand' } },
    prijs: { near: 'kopen|wagen|auto|prijs|kost|waarde', takes: 1, least: 2000, most: 60000 },
    maandbedrag: {
      near: 'lease|huur|leasing|leasen|renting|maandbedrag|aan',
      per: 'maand',
      alone: true,
      least: 50,
      most: 5000,
    },
    looptijd: 'looptijd',
    rente: 'rente',
    aankoopoptie: { near: 'aankoopoptie|optie|restwaarde' },
    kilometers: 'kilometers',
    voorschot: { near: 'voorschot|aanbetaling|eerste verhoogde huur|opleg' },
    verkoopwaarde: { near: 'verkoopwaarde|nog waard' },
  },
} satisfies Says
