import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'pensioensparen|pensioenspaar*|derde pijler|pensioensparing',
  about: 'storten|storting|fonds|verzekering|belastingvoordeel|rendement|gespaard|eindbelasting|anticipatieve heffing',
  not: 'belastingen terug|belastbaar|personenbelasting|geld terug van',
  fields: {
    geboortejaar: 'geboortejaar',
    storting: {
      near: 'storten|stort|storting|per jaar|jaarlijks|pensioensparen',
      per: 'jaar',
      takes: 1,
      least: 400,
      most: 1400,
    },
    vorm: {
      pick: { fonds: 'pensioenspaarfonds|fonds', verzekering: 'pensioenspaarverzekering|verzekering|tak 21|tak21' },
    },
    rendement: 'rendement',
    uitkeringsleeftijd: { near: 'op mijn|uitkering|tot|leeftijd|op', in: 'age' },
    alGespaard: { near: 'al|gespaard|staat|reserve|opgebouwd', least: 1500 },
    instapkost: { near: 'instapkost|instapkosten' },
    lopendeKost: { near: 'lopende kosten|beheerskosten' },
    startleeftijd: { near: 'begonnen op|gestart op|sinds mijn', in: 'age' },
    inflatie: 'inflatie',
  },
} satisfies Says
