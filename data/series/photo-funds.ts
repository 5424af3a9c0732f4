/** Closing prices on the last trading day of 2025 of funds, by ISIN, short enough for a page. Made from fotowaarde-2025-12-31.csv by `npm run data`. */
import type { PhotoPrice } from '#data/rows.ts'

export const photoFunds: readonly PhotoPrice[] = [
  { code: "IE00B4L5Y983", euro: 111.53, exchange: "Euronext Amsterdam" },
  { code: "IE00BK5BQT80", euro: 145.42, exchange: "Xetra" },
  { code: "IE00B6R52259", euro: 93.1, exchange: "Xetra" },
  { code: "IE0003XJA0J9", euro: 11.204, exchange: "Borsa Italiana" },
  { code: "IE000716YHJ7", euro: 7.167, exchange: "Xetra" },
  { code: "IE00BJ0KDQ92", euro: 122.23, exchange: "Xetra" },
  { code: "IE00BK5BQV03", euro: 115.12, exchange: "Xetra" },
  { code: "IE00BF4RFH31", euro: 7.78, exchange: "Xetra" },
  { code: "IE00BKM4GZ66", euro: 38.348, exchange: "Xetra" },
  { code: "IE00BTJRMP35", euro: 64.128, exchange: "Xetra" },
  { code: "IE00BK5BR733", euro: 67.36, exchange: "Xetra" },
  { code: "IE00B5BMR087", euro: 628.532, exchange: "Euronext Amsterdam" },
  { code: "IE00BFMXXD54", euro: 112.795, exchange: "Xetra" },
  { code: "IE00B53SZB19", euro: 1244.8, exchange: "Xetra" },
  { code: "IE00B3WJKG14", euro: 35.945, exchange: "Xetra" },
  { code: "IE00B4K48X80", euro: 94, exchange: "Xetra" },
  { code: "IE00BK5BQX27", euro: 53.92, exchange: "Xetra" },
  { code: "LU0908500753", euro: 285.5, exchange: "Xetra" },
  { code: "IE00B53L3W79", euro: 221.7, exchange: "Borsa Italiana" },
  { code: "IE00BDBRDM35", euro: 4.937, exchange: "Euronext Amsterdam" },
  { code: "IE00BG47KH54", euro: 23.846, exchange: "Xetra" },
  { code: "LU0378818131", euro: 210.16, exchange: "Xetra" },
  { code: "IE00B4ND3602", euro: 72.685, exchange: "Xetra" },
]
