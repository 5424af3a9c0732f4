/** The figures of studentenarbeid.ts, by date. */
import { dated } from '#rules/kernel/dated.ts'
import { eli, proofAt, proofIn } from '#rules/kernel/sources.ts'

export const studentenuren = dated(
  'studentenuren',
  'Uren per jaar die een student aan verlaagde bijdragen mag werken',
  'aantal',
  [
    { from: '2017-01-01', value: 475 },
    { from: '2023-01-01', value: 600 },
    {
      from: '2025-01-01',
      value: 650,
      proof: proofIn(eli.studenten, 'art. 2', '475 wordt vervangen door 650', '2026-11-15'),
    },
  ],
  {
    source: 'RSZ, studentenarbeid; student@work',
    article: 'art. 17bis KB 28 november 1969',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
  },
)

export const solidariteitsbijdrageStudent = dated(
  'solidariteitsbijdrageStudent',
  'Solidariteitsbijdrage van een jobstudent',
  'tarief',
  [
    {
      from: '2012-01-01',
      value: 0.0271,
      proof: proofAt(
        'https://www.socialsecurity.be/employer/instructions/dmfa/nl/2020-1/instructions/special_contributions/students.html',
        'Het bijdragepercentage van de solidariteitsbijdrage bedraagt 8,13%. Hiervan is 5,42% ten laste van de werkgever en 2,71 ten laste van de student.',
        '2026-11-17',
      ),
    },
  ],
  {
    source: 'RSZ, studentenarbeid',
    article: 'art. 17bis KB 28 november 1969',
    checkedOn: '2026-11-15',
    confidence: 'hoog',
    eli: eli.kb1969,
  },
)
