import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: '½ werken|½ gaan werken|ouderschapsverlof|tijdskrediet|landingsbaan|minder werken|loopbaanonderbreking|mantelzorg|zorgverlof|deeltijds gaan werken|medische bijstand|palliatief verlof|halftijds gaan werken|tijdkrediet|ouderschaps verlof|een dag minder|thematisch verlof|viervijfde gaan werken',
  about: 'halftijds|verlof|loon|bruto|halve dag|thuisblijven|stoppen|verlies|minder|dag|deeltijds|viervijfde|rva',
  asked:
    'wat verlies als ga werken|ga # werken|dag minder werken|halftijds werken wat|volledig stoppen voor|thuisblijven met|minder gaan werken|van voltijds naar|vrijdag thuis|dag per week thuis|wil minder werken|ga halftijds werken|thuisblijven voor kind',
  not: 'rentenieren|pensioen hoeveel|ik werk halftijds|factureer',
  fields: {
    verlof: {
      pick: {
        ouderschapsverlof: 'ouderschapsverlof|ouderschaps verlof',
        tijdskrediet: 'tijdskrediet|tijdkrediet',
        landingsbaan:
          'tijdskrediet landingsbaan|landingsbaan tijdskrediet|landingsbaan|eindeloopbaan|tot aan mijn pensioen|tot mijn pensioen',
        mantelzorg: 'mantelzorg|mantelzorgverlof',
        medischeBijstand: 'medische bijstand|zorgverlof',
        palliatief: 'palliatief|palliatieve',
        geen: 'zonder verlof|zonder uitkering|gewoon deeltijds|onbetaald verlof',
      },
    },
    vorm: {
      pick: {
        vijfde:
          'viervijfde|vier vijfde|een dag minder|dag per week minder|dag minder|dag per week|een vijfde|dag thuis|vrijdag thuis|woensdag thuis',
        halftijds: 'halftijds|halftijs|half time|halftime|de helft',
        tiende: 'halve dag per week|halve dag|een tiende',
        volledig:
          'voltijds tijdskrediet/ouderschapsverlof/verlof|volledig|voltijds stoppen|helemaal stoppen|volledig stoppen|volledige onderbreking',
      },
      parts: { 80: 'vijfde', 20: 'vijfde', 50: 'halftijds', 90: 'tiende', 10: 'tiende' },
    },
    bruto: { fact: 'bruto' },
    statuut: 'statuut',
    gezin: 'gezin',
    kinderen: 'kinderen',
    maanden: { near: 'maanden|stoppen|gedurende', in: 'maand', takes: 1 },
    postcode: 'postcode',
    gewest: 'gewest',
    vijftigPlus: { pick: { ja: '50 plus|50plusser|ouder dan 50|50 of ouder' } },
    inkomenPartner: { fact: 'belastbaarPartner' },
    eigenKind: { pick: { ja: 'eigen kind|mijn ziek kind' } },
  },
} satisfies Says
