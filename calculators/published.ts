/**
 * Identifiers of the worked examples of ministries, banks and papers that we collected and recomputed. Each must be an
 * example of a calculator (`row`) or a test of a rule with the identifier in its title; published.test.ts counts them.
 */
export const publishedRows: readonly string[] = [
  // Credit
  'H01 H03 H05 H07 H09 H11 H13 H15 H17 H19 H22 H23a H23c H24b H26 H27b H27d H28 H31 H33 H35 H36b H36d H37 H38b H39 H40b',
  'H41b H42b H44 H46 H47a H47c H47e H48 H52 H54',
  // Savings, investing, tax, wages
  'A1 A3 A5 A7 A9 A11 A13 A15 A17 A19 A21 A23 A25 A27 A29 A31 A33 A35 A37 A39 A41 A43 A45 A47 A49 A51 A53 A55 A57 A59 A61 A63',
  'B2 B4 B6 B8 B10 B12 B14 B16 B18 B20 B22',
  // Pension, index, housing, insurance
  '1 3 5 7 9 11 13 15 17 19 21 23 26 28 30 32 34 36 38 40 42 44 46 48 50',
].flatMap((line) => line.split(' '))

/** Rows that cannot be computed, with the reason. */
export const omittedRows: Readonly<Record<string, string>> = {
  'HLN 25.000': 'A case on 25.000 euro over the five years from May 2017 on: its three figures contradict each other.',
}
