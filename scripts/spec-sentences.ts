/**
 * The sentences of the specification that can be tested, each with a piece of the title of the test that holds it.
 * Sentences that cannot be met as written have a reason instead; docs/spec-and-law.md explains them.
 */
export type Sentence = {
  readonly section: string
  readonly sentence: string
  readonly test?: string
  readonly reason?: string
}

function about(section: string, ...rows: readonly (readonly [string, string])[]): readonly Sentence[] {
  return rows.map(([sentence, test]) => ({ section, sentence, test }))
}

function not(section: string, sentence: string, reason: string): Sentence {
  return { section, sentence, reason }
}

export const sentences: readonly Sentence[] = [
  ...about(
    '1 Product',
    ['Calculator input is processed locally and not stored', 'answers, passes axe, fits a phone, keeps what is typed'],
    ['Analytics and advertising cookies only with consent', 'before a choice no cookie, no request elsewhere'],
    [
      'Informational only; reuse, bots and illegal use forbidden; Belgian law',
      '/voorwaarden: dated, informational only',
    ],
    ['Number format is nl-BE', 'all Belgian ways to write an amount'],
  ),
  ...about(
    '2 Routes',
    ['Every path of the route table has its page', 'E-02 every public path answers 200'],
    ['Flat routes redirect to the category path', 'E-06 every flat address goes to its category'],
    ['Any other path or slug shows 404 Page Not Found', 'E-07 unknown paths, unknown slugs'],
    ['The footer links to /{slug}', 'has the six columns, links to /{slug}'],
    ['Those links lead to the calculator', 'a link of the footer opens the calculator in its category'],
    ['Title and meta description come from the SEO data', 'E-03, E-04, E-15, E-16, E-17 title, description'],
    ['The catalogue has the slugs per category', 'lists every calculator folder once'],
    ['Calculator page is loaded on demand', 'what is typed before the page is alive is kept'],
  ),
  not('2 Routes', 'Calculator laden... while loading', 'the answer of the default case stands there at once'),
  ...about(
    '2 Home',
    ['Headline about clarity in seconds, four stat cards', 'hero with a headline about clarity in seconds'],
    ['A button scrolls to the savings section, a button to /over-ons', 'a button scrolls to the savings section'],
    ['Three highlight cards', 'three highlight cards: bank rates'],
    ['Four sections with three featured calculators and a button to the hub', 'four sections with the featured three'],
    ['Clicking a card opens its calculator', 'clicking anywhere on the row of a featured calculator opens it'],
  ),
  ...about(
    '2 Header',
    ['Sticky, logo to /, four hubs', 'stays in view, links to home and to the four hubs'],
    ['Hover shows the first 6 tools and Bekijk alle', 'hovering a hub shows its first six tools'],
    ['On mobile each category with its first 4 tools', 'on mobile a menu shows each category'],
  ),
  ...about('2 Footer', ['Six link columns, Copyright 2025', 'has the six columns']),
  ...about(
    '2 Category pages',
    [
      'Hero with three stat cards and a grid of cards with preview image',
      'hero, three stat cards, a card per calculator',
    ],
    ['Betrouwbare Bronnen and structured FAQ with schema', 'Betrouwbare Bronnen with four outside links'],
    ['A stat counter animates to its number', 'the counters run to their final number'],
  ),
  ...about(
    '2 Other pages',
    ['/overige: four cards', '/overige: four cards'],
    ['/sitemap: all pages in seven groups', '/sitemap: all pages in the seven groups'],
    ['/over-ons: mission, offering, categories, values, contact', '/over-ons: mission, offering'],
    ['Privacy: necessary cookies, GDPR rights, 30 days', '/privacy: dated 27 augustus 2025'],
    ['Terms: 5 working days, 30 days notice', '/voorwaarden: dated, informational only'],
  ),
  ...about(
    '2 Admin',
    ['Laden... while the login state is determined', 'while the login state is being determined'],
    ['Login form with Inloggen', 'S-01 logged out: a login form'],
    ['Inloggen... while busy', 'the button shows Inloggen... meanwhile'],
    ['Admin Dashboard, Uitloggen, four tabs with counts', 'logged in: dashboard with four tabs'],
    ['Banks: Actief/Inactief, add, edit, delete, form', 'banks: add with default type retail'],
    ['Products and rates: lists (ours also add and delete)', 'products and rates can be added and deleted'],
    ['IndexNow shows the URL count', 'IndexNow: shows the count'],
    ['Submitting... while pending', 'IndexNow: Submitting...'],
  ),
  ...about(
    '2 Cookie banner',
    ['Fixed at the bottom, Dutch, link to /privacy, technical details', 'fixed at the bottom, in Dutch'],
    [
      'Shown only while no decision is stored',
      'the banner comes with the script of the page, and stays away once a choice is stored',
    ],
    ['Alleen Noodzakelijke and Alles Accepteren', 'C-08 refusing is as easy as accepting'],
    ['Consent can be withdrawn any time via the privacy policy', 'the privacy page can withdraw too'],
  ),
  ...about(
    '3 Entities',
    ['Titles, descriptions and questions per page', 'E-03 titles and descriptions are unique'],
    ['FAQ items with question and answer', 'each has at least four questions of its own'],
    ['Bank, product and rate have their fields', 'S-28 shows the public only the fields of the contract'],
    ['Total rate = base + loyalty, two decimals', 'rates: total is base plus loyalty with two decimals'],
    ['IndexNow result: success, message, statusCode, submittedUrls', 'is passed on with its cause'],
    ['Consent record under cookie-consent', 'C-02 refusing stores it'],
  ),
  ...about(
    '4 Consent',
    [
      'A stored record is read; banner hidden',
      'the banner comes with the script of the page, and stays away once a choice is stored',
    ],
    ['No record or unreadable: banner shown', 'counts as no choice'],
    ['Accept all: stored, signals granted', 'C-03 accepting stores it'],
    ['Reject: stored, hidden', 'C-02 refusing stores it'],
    ['Reset: removed, banner shown', 'C-11, C-12 withdrawing is one click away'],
    ['No analytics tool: a warning is logged', 'C-05 without a measurement tool one warning'],
  ),
  ...about(
    '4 States',
    ['Logout clears the session', 'logging out ends it on the server'],
    ['Bank form closes on save; add and edit mode', 'banks: add with default type retail'],
    ['IndexNow idle, pending, success or failure', 'the success toast with the number, and the failure toast'],
    ['One notification at a time, 5000 ms, swipe 50 px, F8', 'A-17 notifications: one at a time'],
  ),
  ...about(
    '5 Validation',
    ['Email and password required, email-shaped', 'check the form of the address'],
    ['Bank name and short name required, URL and email checked', 'banks: add with default type retail'],
  ),
  not(
    '5 Validation',
    'The login is checked in the browser',
    'a weakness the specification names itself; ours is on the server',
  ),
  ...about(
    '6 Roles',
    ['Visitor: all public pages, anonymous', 'E-02 every public path answers 200'],
    ['Only an admin changes banks', 'S-00 every route that is not on the public list answers 401'],
  ),
  ...about(
    '7 Calls',
    [
      'Query key joined by slashes, credentials, JSON; 401 throws or is empty',
      'the key joined by slashes is the address',
    ],
    ['GET banks, products, rates', 'starts with the 42 banks and 138 current rates'],
    ['POST, PUT and DELETE of a bank; the list is read again', 'adds, changes and deletes a bank'],
    ['GET /api/indexnow/urls, POST submit-all', 'sends exactly the pages of the sitemap'],
  ),
  ...about(
    '8 Errors',
    ['Non-OK: status, colon, body text', 'unsafe calls carry JSON, version and key'],
    ['Ongeldige inloggegevens', 'a wrong password gives the destructive toast'],
    ['Login fout', 'a login that breaks says "Login fout"'],
    ['Fout: toevoegen, bijwerken, verwijderen', 'failures of the server give the toasts of the specification'],
    ['Bank toegevoegd, bijgewerkt, verwijderd', 'banks: add with default type retail'],
    ['IndexNow Submission Failed, success with the number', 'the success toast with the number, and the failure toast'],
    ['404 Page Not Found', 'E-08 the 404 page stays out of search engines'],
    ['Failed module preload', 'R-06 a missing chunk reloads the page once'],
  ),
  ...about(
    '9 Constants',
    ['No refetch, never stale, no retries', 'are never fetched again by themselves, never stale'],
    ['Toasts: one, 5000 ms, 420 px', 'five seconds, 420 px wide'],
    ['Toasts removed after 1,000,000 ms', 'last 5000 ms, leave after 1.000.000 ms'],
    ['Tooltip opens after 700 ms, skip delay 300 ms', 'tooltips wait 700 ms, and 300 ms'],
    ['Header 6 tools, mobile 4', 'hovering a hub shows its first six tools'],
    ['200 or 202 means received, not indexed', 'means received, not indexed'],
    ['Privacy 30 days, terms 5 working days', '/privacy: dated 27 augustus 2025'],
  ),
  not(
    '9 Constants',
    'Content facts of 2025',
    'figures of the law by date in rules/, tested there; differences in docs/spec-and-law.md',
  ),
]
