/** What one fund of each class gave per year from 2010 on in euro, after its costs, in percent. Null before it existed. Made from beurs-jaarrendement-klassen.csv by `npm run data`. */
export const classReturns = {
  world: [18.3, -2.8, 11.8, 22.8, 20.4, 10.3, 10.9, 7.5, -4.2, 29.6, 6.2, 32.5, -13.5, 19.9, 27.2, 7.1],
  emerging: [28.7, -16.6, 14.5, -8.1, 9.5, -5.1, 14.6, 19.9, -10.8, 20.9, 6.8, 4.7, -14.5, 5.7, 14.1, 19.2],
  europe: [12.5, -10.0, 18.2, 19.4, 7.0, 9.2, 1.9, 10.5, -10.9, 27.8, -3.1, 24.9, -9.1, 15.8, 8.2, 20.3],
  euroBonds: [null, -1.1, 7.7, -0.1, 13.0, 1.4, 3.1, 0.0, 0.8, 6.6, 4.9, -3.5, -18.5, 7.0, 1.7, 0.6],
}
