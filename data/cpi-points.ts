/**
 * Single months of the consumer price index before 2011 (base 2013 = 100), from belgie-cpi-losse-punten.csv: official
 * figures in an older base, brought to this one with Statbel's links. Other months before 2011 only have a yearly mean.
 */
export const cpiPoints: Readonly<Record<string, number>> = {
  '1999-12': 74.37,
  '2000-01': 74.5,
  '2000-05': 75.42,
  '2000-06': 75.71,
  '2001-05': 77.79,
  '2001-06': 77.93,
  '2002-06': 78.61,
  '2002-07': 78.87,
  '2002-08': 78.84,
  '2002-09': 79.06,
  '2003-04': 79.87,
  '2003-05': 79.65,
  '2004-01': 80.56,
  '2004-02': 80.86,
  '2006-05': 85.61,
  '2006-06': 85.6,
  '2009-01': 90.98,
  '2009-02': 91.29,
  '2009-03': 90.77,
  '2009-04': 90.96,
  '2009-05': 90.89,
  '2009-06': 90.72,
  '2009-07': 90.66,
  '2009-08': 90.94,
  '2009-09': 90.7,
  '2009-10': 90.74,
  '2009-11': 90.98,
  '2009-12': 91.13,
}
