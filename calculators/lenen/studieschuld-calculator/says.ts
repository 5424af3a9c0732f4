import type { Says } from '#calculators/ask/says.ts'

export const says = {
  is: 'studieschuld|studielening|lenen om te studeren|lening studies|lenen studies|studentenlening|studiefinanciering|lening voor studies|studiekrediet',
  about: 'studeren|studies|studie|kot|unief|universiteit|hogeschool|afgestudeerd|student|erasmus|master|afstuderen',
  asked:
    'leen per jaar studeren|studeer jaar leen|lenen voor studie|lening/lenen voor master/bachelor/opleiding/unief/hogeschool|student leent/lenen|leent/lenen studeren/studie*|lening voor kot|om te studeren|op kot|dochter/zoon studeert|kot betalen|studies van mijn zoon/dochter|na mijn studie* afbetalen|leent/leen per jaar opleiding/studie*',
  not: 'kinderbijslag|groeipakket|kindergeld|zelfstandige',
  fields: {
    perJaar: { near: 'per jaar|leen|lenen|jaarlijks|studiejaar|kot', per: 'jaar', takes: 2 },
    jaren: { near: 'lang|opleiding|kot|studeren|studiejaren|studies|jaar studie|gedurende', takes: 2 },
    rente: { fact: 'rente' },
    looptijd: {
      near: 'afbetalen|aflossen|lossen|terugbetalen|af over|afbetaling',
      before: 'over|in|daarna|op',
      takes: 3,
    },
    schuldNu: { near: 'studieschuld|schuld|studielening', takes: 3, least: 500 },
    startloon: { near: 'startloon', per: 'maand' },
    uitstel: { near: 'uitstel|na afstuderen' },
    tijdensStudie: { pick: { rente: 'tijdens studie enkel rente|enkel rente tijdens' } },
  },
} satisfies Says
