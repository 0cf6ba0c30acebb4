import { after, expectIssue, swap, withFile, type Expected } from './fixture'

type Case = [name: string, file: string, change: (text: string) => string, at: Expected['at'], cause: RegExp, hint: RegExp]

const cases: Case[] = [
  ['a path missing in one language', 'pages', after('"pricing": {', '"sv": "/kostnad", ', ''), 25, /"pricing\.path\.sv" is missing/, /^Add a text between quotation/],
  ['a row that code leads to', 'pages', (text) => text.replace(/"blog-page": \{.*?\},\s*(?="blog-tag")/s, ''), 1, /The row "blog-page" is missing, and code leads to its page/, /^Bring it back from the history\.$/],
  ['a row of another kind than code takes it for', 'pages', after('"blog-tag-page"', '"BlogTag"', '"Blog"'), { last: '"Blog"' }, /Code needs "blog-tag-page" to be of the kind BlogTag\./, /^Write BlogTag\.$/],
  ['a 404 page where no host looks for it', 'pages', after('"not-found"', '"sv": "/404.html"', '"sv": "/borta"'), '"/borta"', /"\/borta" of "not-found" \(sv\) is not \/404\.html, where hosts have it/, /^Write \/404\.html\.$/],
  ['a front page below the top', 'pages', after('"home"', '"es": "/"', '"es": "/inicio"'), '"/inicio"', /"\/inicio" of "home" \(es\) is not \/, where hosts have it/, /^Write \/\.$/],
  ['a path with a slash at its end', 'pages', swap('"/mita-maksaa"', '"/mita-maksaa/"'), '"/mita-maksaa/"', /not well formed/, /^Write \/a-path: a-z, 0-9 and/],
  ['a path of lists with a bracket', 'pages', swap('"/historias/page/{page}"', '"/(historias/page/{page}"'), '"/(historias', /not well formed/, /^Write \/a-path: a-z, 0-9 and/],
  ['a path in another alphabet', 'pages', swap('"/villkor"', '"/Våra villkor"'), '"/Våra', /not well formed/, /^Write \/a-path: a-z, 0-9 and/],
  ['a path like a language prefix', 'pages', swap('"/villkor"', '"/en/villkor"'), '"/en/villkor"', /begins with a language code/, /^Write it without the prefix\.$/],
  ['an unknown field of a row', 'pages', swap('"gates"', '"gtes"'), '"gtes"', /"home\.gtes" is unknown/, /Did you mean gates\?/],
  ['a quotation on two pages', 'pages', swap('"faq": "pricing"', '"testimonials": ["market"], "faq": "pricing"'), { last: '"market"' }, /"market" is there twice/, /^Remove or change one\.$/],
  ['a quotation that is not there', 'pages', swap('"testimonials": ["market", "cafe"]', '"testimonials": ["markt", "cafe"]'), '"markt"', /There is no text in content\/testimonials called "markt"/, /Did you mean market\?/],
  ['a drawing that is not there', 'pages', swap('"picture": "invoices"', '"picture": "paymnt"'), '"paymnt"', /"paymnt", which is unknown/, /Did you mean payment\?/],
  ['the picture of the front page', 'pages', swap('"picture": "invoices"', '"picture": "live"'), '"live"', /"live", which is unknown/, /^Known: contract, channels/],
  ['a feature page without a picture', 'pages', swap('"picture": "invoices",', ''), '{\n    "template": "Feature"', /"berry-invoicing" has no "picture", which a page of the kind Feature needs/, /^Add "picture"\.$/],
  ['a front page without gates', 'pages', swap('"gates": ["berry-invoicing"]', '"gates": []'), '{\n    "template": "Home"', /"home" has no "gates"/, /^Add "gates"\.$/],
  ['a column that a kind does not read', 'pages', swap('"template": "Pricing",', '"template": "Pricing", "related": ["berry-invoicing"],'), { last: '"related": ["berry-invoicing"],' }, /"related" means nothing to a page of the kind Pricing\./, /^Remove it\. Columns of the kind: testimonials, faq\.$/],
  ['a column of a page that has none of its own', 'pages', swap('"template": "Legal",', '"template": "Legal", "bands": [],'), '"bands"', /"bands" means nothing to a page of the kind Legal\./, /^Remove it\. Columns of the kind: none but/],
  ['a quotation that no band shows', 'pages', (text) => swap('"picture": "invoices",', '"picture": "invoices", "testimonials": ["market"], "bands": ["steps"],')(swap('"testimonials": ["market", "cafe"],', '"testimonials": ["cafe"],')(text)), { last: '"testimonials": ["market"], "bands"' }, /Nobody would see these testimonials/, /^Add "testimonial" to "bands", or remove/],
  ['a feature page that leads to itself', 'pages', swap('"picture": "invoices",', '"picture": "invoices", "related": ["berry-invoicing"],'), '"berry-invoicing"],\n    "path": { "fi": "/lasku-', /The page "berry-invoicing" is related to itself\./, /^Name another page, or take it out\.$/],
  ['a feature page that sells what another page tells of', 'pages', swap('"picture": "invoices",', '"picture": "invoices", "sells": "paper",'), '"paper"', /sells "paper", and no feature of this id names the page/, /^Write one of: bank, sales\.$/],
  ['a chapter that is no group of features', 'pages', swap('"chapters": { "selling"', '"chapters": { "seling"'), '"seling"', /There is no group of features "seling"/, /^Did you mean selling\?$/],
  ['a chapter with the picture of no page', 'pages', swap('"selling": "berry-invoicing"', '"selling": "bery-invoicing"'), '"bery-invoicing"', /There is no feature page "bery-invoicing"/, /Did you mean berry-invoicing\?/],
  ['a related page that is not there', 'pages', swap('"picture": "invoices",', '"picture": "invoices", "related": ["bery-invoicing"],'), '"bery-invoicing"', /There is no feature page "bery-invoicing"/, /Did you mean berry-invoicing\?/],
  ['questions that are not there', 'pages', swap('"faq": "pricing"', '"faq": "prcing"'), '"prcing"', /There is no text in content\/faq called "prcing"/, /^Did you mean pricing\?$/],
  ['a gate of no page', 'pages', swap('"gates": ["berry-invoicing"', '"gates": ["bery-invoicing"'), '"bery-invoicing"', /There is no feature page "bery-invoicing"/, /Did you mean berry-invoicing\?/],
  ['a gate of a page without a summary', 'pages', swap('"gates": ["berry-invoicing"', '"gates": ["pricing"'), '"pricing"]', /There is no feature page "pricing"/, /^Known: berry-invoicing\./],
  ['a template that is not there', 'pages', swap('"Pricing"', '"Pricng"'), '"Pricng"', /"pricing\.template" is "Pricng", which is unknown/, /Did you mean Pricing\?/],
  ['a path with a slot, where the template makes one page', 'pages', swap('"fi": "/lasku-{product}"', '"fi": "/{slug}"'), '"/{slug}"', /other parts in braces than its pages fill in/, /^Only \{product\} may stand in/],
  ['a page that a menu names and that is not there', 'navigation', swap('"header": [{ "page": "pricing"', '"header": [{ "page": "prcing"'), '"prcing"', /There is no page with one address "prcing"/, /Did you mean pricing\?/],
  ['a page that a menu calls by another word', 'navigation', swap('"header": [{ "page": "pricing"', '"header": [{ "page": "prices"'), '"prices"', /There is no page with one address "prices"/, /Did you mean pricing\?/],
  ['a page of many in a menu', 'navigation', swap('"page": "terms"', '"page": "blog-post"'), '"blog-post"', /There is no page with one address "blog-post"/, /Did you mean blog\?|Known/],
  ['a menu entry without words', 'navigation', swap('"page": "terms"', '"page": "berry-invoicing"'), '"berry-invoicing"', /"berry-invoicing" has no short name/, /Add a "label"/],
  ['a key of words that is not there', 'navigation', swap('"nav.allFeatures"', '"nav.allFeaturs"'), '"nav.allFeaturs"', /"nav\.allFeaturs" is not in locales\/fi\/common\.json/, /^Add "nav\.allFeaturs" to locales\/<language>\/common\.json in/],
  ['a key of words that is not there in another namespace', 'navigation', swap('"contact:links.blog"', '"contact:links.blgo"'), '"contact:links.blgo"', /There are no words for this/, /^Add "links\.blgo" to locales\/<language>\/contact\.json in/],
  ['words that no page with this menu loads', 'navigation', swap('"nav.allFeatures"', '"contact:links.blog"'), '"contact:links.blog"', /Pages that show this do not load locales\/<language>\/contact\.json/, /^Name a key of locales\/<language>\/common\.json\.$/],
  ['a page of the contact menu without a sentence', 'navigation', swap('"contact": [', '"contact": [{ "page": "company" }, '), '"company" }, {', /"links\.text\.company" is not in locales\/fi\/contact\.json/, /^Add "links\.text\.company" to locales\/<language>\/contact\.json in/],
  ['a heading without words', 'navigation', swap('"footer.legal"', '"footer.legl"'), '"footer.legl"', /"footer\.legl" is not in/, /^Add "footer\.legl" to locales\/<language>\/common\.json in/],
  ['a link that no menu has', 'navigation', swap('"login"', '"log-in"'), '"log-in"', /"log-in", which is unknown/, /Did you mean login\?/],
  ['a menu without a page', 'navigation', (text) => text.replace(/"notFound": \[.*?\]/s, '"notFound": []'), '[]', /"notFound" has 0 entries; the least is 1/, /^Write at least 1 more\.$/],
  ['a row that is null', 'pages', swap('"contact": {', '"about": null,\n  "contact": {'), 'null', /"about" is .*, not a group of fields\.$/, /^Write a group of fields\.$/],
  ['a space behind an id', 'pages', swap('"picture": "invoices",', '"picture": "invoices", "sells": "sales ",'), '"sales "', /"berry-invoicing\.sells" begins or ends with a space/, /^Take the space out\.$/],
]

test.each(cases)('pages and menus: %s', (_, name, change, at, cause, hint) => {
  const file = `content/${name}.json`
  expectIssue(withFile(file, change), { file, at, cause, hint })
})
