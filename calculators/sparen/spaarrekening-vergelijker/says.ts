import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'overstappen spaarrekening|overstappen van bank|veranderen van bank|veranderen van spaarbank|overstappen naar andere bank|veranderen van spaarrekening|spaarrekening wisselen|andere spaarrekening|switchen van bank|van spaarrekening veranderen',
  about: 'blijf|weg|overstappen|overstap|veranderen|wisselen|verhuizen|spaarrekening|overzetten',
  asked:
    'loont overstappen|loont veranderen|wanneer overstappen|zonder premie te verliezen|verlies premie overstap*|spaargeld verhuizen|geld naar andere bank|naar andere spaarbank|naar andere bank/spaarrekening gaan|stap over|verander van bank/spaarbank/spaarrekening|bank/spaarbank/spaarrekening veranderen/wisselen|blijf of ga weg|premie naar',
  not: 'lening|krediet',
  fields: {
    saldo: { fact: 'startbedrag', near: 'staan|saldo|euro|rekening', takes: 1 },
    basisrenteNu: { fact: 'basisrente', near: 'geeft', section: 'heb|nu|staat|staan|mijn|huidige' },
    premieNu: { fact: 'premie', section: 'heb|nu|staat|staan|mijn|huidige' },
    nieuw: {
      lead: ['basisrente', 'premie'],
      section: 'naar|nieuwe rekening/bank|andere rekening/bank/spaarrekening|kan krijgen',
      rows: { basisrente: 'basisrente', premie: 'premie' },
    },
    laatsteStorting: { near: 'storting|gestort|stortte|laatste', takes: 1, way: 'back' },
    maandelijks: { fact: 'perMaand' },
    horizon: { fact: 'duur' },
    overstapdatum: { near: 'overstappen op|overstap op' },
    titularissen: 'titularissen',
    kostNu: { near: 'kost rekening|kosten rekening', per: 'jaar' },
  },
} satisfies Says
