import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'studieschuld-calculator',
  category: 'lenen',
  pageTitle: 'Studielening en studieschuld berekenen',
  heading: 'Je studielening',
  lede: 'De schuld na je studie, en wat je dan betaalt.',
  breadcrumbTitle: 'Studieschuld',
  metaTitle: 'Studielening berekenen: schuld en maandlast later',
  metaDescription:
    'Bereken de schuld na je studie, de maandlast daarna en het deel van je startloon. En hoeveel uren studentenjob dezelfde lening vervangen.',
  question: 'Hoeveel schuld heb ik na mijn studie, en wat betaal ik daarna per maand?',
  intro:
    'Leen je per studiejaar, dan groeit de schuld tot je werkt. Zie wat je later afbetaalt en hoeveel werkuren dat zijn.',
  synonyms: [
    'studielening',
    'studentenlening',
    'lenen om te studeren',
    'studieschuld berekenen',
    'lening voor kot',
    'lening hogeschool',
    'lening universiteit',
    'studiekrediet',
    'prêt étudiant',
    'studentenkrediet',
  ],
  signposts: [
    {
      slug: 'kinderrekening-calculator',
      text: 'Spaar je vooraf voor de studies van je kind? Kijk bij de kinderrekening.',
    },
    { slug: 'persoonlijke-lening-berekenen', text: 'Leen je één keer een vast bedrag? Neem de persoonlijke lening.' },
  ],
  faqs: [
    {
      question: 'Bestaat er in Vlaanderen een studielening van de overheid?',
      answer:
        'Nee. De Vlaamse overheid geeft studietoelagen, geen leningen. De sociale dienst van je hogeschool of universiteit kan wel een lening geven, vaak zonder rente. De Franse Gemeenschap heeft eigen studieleningen.',
    },
    {
      question: 'Wat is het verschil tussen niets betalen en alleen de rente betalen?',
      answer:
        'Betaal je niets, dan komt de rente bij je schuld en betaal je later rente op rente. Betaal je onderweg de rente, dan blijft de schuld gelijk aan wat je leende.',
    },
    {
      question: 'Hoeveel uren mag ik als jobstudent werken?',
      answer:
        'Tot {studentenuren} uur per kalenderjaar betaal je enkel een solidariteitsbijdrage van {solidariteitsbijdrageStudent}. Werk je meer, dan gelden de gewone bijdragen.',
    },
    {
      question: 'Weegt een studieschuld op mijn woonlening?',
      answer:
        'Ja. Zolang je afbetaalt, trekt een bank de maandlast af van wat je voor een woning kunt betalen. De rekenhulp toont hoeveel minder je daardoor kunt lenen.',
    },
    {
      question: 'Moeten mijn ouders borg staan?',
      answer:
        'Banken vragen dat vaak, want een student heeft meestal geen vast inkomen. Een borg betaalt mee als jij niet kunt betalen. Lees de borgovereenkomst apart.',
    },
  ],
  authorityLinks: [
    {
      title: 'Studietoelagen in Vlaanderen',
      url: 'https://www.studietoelagen.be',
      description: 'Vraag eerst na of je recht hebt op een toelage.',
    },
    {
      title: 'Student@work',
      url: 'https://www.mysocialsecurity.be/student/nl/index.html',
      description: 'Kijk hoeveel uren je dit jaar nog mag werken als jobstudent.',
    },
    {
      title: 'Wikifin: lenen voor je studie',
      url: 'https://www.wikifin.be/nl/lenen',
      description: 'Uitleg van de FSMA over lenen.',
    },
    {
      title: 'Fédération Wallonie-Bruxelles: prêts d’études',
      url: 'https://allocations-etudes.cfwb.be',
      description: 'Toelagen en studieleningen van de Franse Gemeenschap.',
    },
  ],
  usesMarket: true,
  reads: [],
  changedOn: '2026-11-15',
} satisfies Meta
