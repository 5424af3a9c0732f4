import type { Meta } from '#calculators/kernel/meta.ts'

export const meta = {
  slug: 'belgische-beleggingsfiscaliteit-calculator',
  category: 'beleggen',
  pageTitle: 'Alle belastingen op je beleggingen in één jaar',
  heading: 'Belegd, en belast',
  lede: 'Alle belastingen op je beleggingen in één jaar.',
  breadcrumbTitle: 'Beleggingsfiscaliteit',
  metaTitle: 'Belasting op beleggingen: overzicht van je jaar',
  metaDescription:
    'Eén overzicht van roerende voorheffing, meerwaardebelasting, beurstaks, Reynderstaks en effectentaks, met wat je terugvraagt en wat je zelf moet aangeven.',
  question: 'Hoeveel belasting betaal ik in totaal op mijn beleggingen, en wat moet ik zelf doen?',
  intro:
    'Vul je jaar in: rente, dividenden, verkopen en de waarde van je rekening. Je krijgt elke belasting apart, met wie ze inhoudt, de code in de aangifte en een takenlijst.',
  synonyms: [
    'belasting beleggen België',
    'fiscaliteit beleggingen',
    'effectentaks',
    'taks op effectenrekeningen',
    'belastingaangifte beleggingen',
    'code 1437',
    'buitenlandse broker aangeven',
    'opt-out',
    'beleggingsbelasting',
    'taks op effecten',
    'overdracht vrijstelling',
  ],
  signposts: [
    { slug: 'meerwaardebelasting-calculator', text: 'Ken je je winst nog niet? Bereken ze eerst lot per lot.' },
    {
      slug: 'roerende-voorheffing-calculator',
      text: 'Gaat het maar over één dividend of rente? Neem de kleinere pagina.',
    },
    {
      slug: 'belastingplanning-calculator',
      text: 'Zoek je je personenbelasting op loon of pensioen? Die staat bij planning.',
    },
  ],
  faqs: [
    {
      question: 'Welke belastingen betaal ik als belegger in België?',
      answer:
        'Roerende voorheffing op rente en dividenden, meerwaardebelasting op winst uit verkopen en beurstaks op elk order. Boven {effectentaksDrempel} per rekening komt er een jaarlijkse taks bij.',
    },
    {
      question: 'Hoe werkt de taks op effectenrekeningen?',
      answer:
        'Men neemt het gemiddelde op 31 december, 31 maart, 30 juni en 30 september. Ligt dat boven {effectentaksDrempel}, dan betaal je {effectentaksTarief} op het hele gemiddelde. De taks is nooit hoger dan {effectentaksBegrenzing} van wat boven de drempel uitkomt.',
    },
    {
      question: 'Wat moet ik doen met een buitenlandse broker?',
      answer:
        'Je meldt de rekening bij de Nationale Bank, geeft rente en dividenden zelf aan en betaalt vaak zelf de beurstaks. De takenlijst onder het resultaat somt op wat voor jou geldt.',
    },
    {
      question: 'Welke belasting kwam er onlangs bij?',
      answer:
        'De meerwaardebelasting: {meerwaardetarief} op meerwaarden boven {meerwaardevrijstelling} per persoon, voor winst na {fotodatum}. De effectentaks ging van {effectentaksTarief.vorige} naar {effectentaksTarief}, voor periodes die vanaf {effectentaksTarief.sindsMaand} eindigen.',
    },
    {
      question: 'Hoelang blijft mijn overgedragen vrijstelling geldig?',
      answer:
        'Ze blijft lopen tot je ze gebruikt. Er komt hoogstens {overdrachtPerJaar} bij en je gebruikt de oudste eerst. Extra gebruiken mag tot {overdrachtMaximum}.',
    },
    {
      question: 'Moet ik vrijgestelde spaarrente aangeven?',
      answer:
        'Nee, zolang je over alle banken samen onder {spaarvrijstelling} per persoon blijft. Elke bank past de vrijstelling apart toe. Krijg je samen meer, dan geef je het verschil zelf aan.',
    },
  ],
  authorityLinks: [
    {
      title: 'MyMinfin',
      url: 'https://www.myminfin.be',
      description: 'Aangifte, beurstaks en taks op effectenrekeningen indienen.',
    },
    {
      title: 'Nationale Bank: centraal aanspreekpunt (CAP)',
      url: 'https://www.nbb.be/nl/kredietcentrales/centraal-aanspreekpunt',
      description: 'Een buitenlandse rekening melden.',
    },
    {
      title: 'FOD Financiën: roerende inkomsten',
      url: 'https://financien.belgium.be/nl/particulieren/belastingaangifte/inkomsten/roerende-inkomsten',
      description: 'Welke inkomsten je aangeeft en welke niet.',
    },
  ],
  usesMarket: false,
  changedOn: '2026-11-15',
} satisfies Meta
