import { adding, checkContent, expectIssue, postPath, swap, withFile } from './fixture'
import { fixture } from './smallContent'

type Case = [name: string, change: (text: string) => string, at: string | number, cause: RegExp, hint: RegExp]

const cases: Case[] = [
  ['a first-level heading', adding('# Big'), '# Big', /first level/, /^Write ## Big$/],
  ['a link whose words are its target', adding('[page:prcing](page:prcing)'), 'page:prcing)', /"page:prcing" leads nowhere/, /^Did you mean page:pricing\?$/],
  ['a first-level heading underlined', adding('Big\n==='), 'Big\n=', /first level/, /^Write ## Big$/],
  ['a line of hyphens right below words', adding('So it is.\n---\nMore'), 'So it', /hyphens right below makes these words a heading/, /^Leave an empty line above it; a heading begins with ##\.$/],
  ['a heading jump', adding('#### Deep'), '#### Deep', /jumps from level 2 to level 4/, /^Write ### Deep$/],
  ['a heading without words', adding('##'), '##\n', /no words/, /behind the #/],
  ['a heading of signs alone', adding('## ???'), '## ???', /no words/, /behind the #/],
  ['a heading that divides a quotation', adding('> ## A note'), '## A note', /divide the page, but this one is inside/, /^Write ### A note, or put it outside\.$/],
  ['a heading that divides details', adding('<details>\n<summary>More</summary>\n\n## Within\n\n</details>'), '## Within', /divide the page, but this one is inside/, /^Write ### Within, or/],
  ['a heading that divides an element', adding('<span lang="de">\n\n## Zwei Worte\n\n</span>'), '## Zwei', /divide the page, but this one is inside/, /^Write ### Zwei Worte, or/],
  ['a heading without its space', adding('##Prices'), '##Prices', /needs a space/, /^Write it, or a backslash/],
  ['a heading with a no-break space', adding('##\u00a0Prices'), '##\u00a0', /space after "##" is a no-break space/, /^Write an ordinary space\.$/],
  ['a list with no-break spaces below a sentence', adding('So:\n-\u00a0one\n-\u00a0two'), '-\u00a0one', /space after "-" is a no-break space/, /^Write an ordinary space\.$/],
  ['a table whose rows differ', adding('| a | b |\n|---|\n| 1 | 2 |'), '| a | b', /table would be shown as text/, /\|---\|/],
  ['a table without lines at its sides whose rows differ', adding('a | b\n---|---|---\n1 | 2'), 'a | b', /table would be shown as text/, /\|---\|/],
  ['a table without its row of hyphens', adding('| a | b |\n| 1 | 2 |'), '| a | b', /there is no row with as many hyphens as cells/, /\|---\|/],
  ['the same below a sentence', adding('So:\n| a | b |\n| 1 | 2 |'), '| a | b', /table would be shown as text/, /\|---\|/],
  ['a row with more cells than the first', adding('| a | b |\n|---|---|\n| 1 | 2 | 3 |'), '| 1 | 2', /^This row has 3 cells, and the first row of the table 2\.$/, /^Write 2, empty ones too; a \| within a cell is \\\|\.$/],
  ['a row with fewer cells', adding('| a | b |\n|---|---|\n| 1 2 |'), '| 1 2', /^This row has 1 cells, and/, /^Write 2, empty/],
  ['stars that nothing closes', adding('Text **bold here'), '**bold', /two asterisks would be shown/, /^Write \*\*words\*\*, without spaces/],
  ['stars with spaces between', adding('Text ** bold ** here'), '** bold', /two asterisks would be shown/, /^Write \*\*words\*\*, without spaces/],
  ['a comment', adding('Text <!-- not for readers --> more'), '<!--', /can read this in the source/, /Take it out/],
  ['a comment that ends early', adding('<!--> <script>alert(1)</script>'), '<!-->', /can read this in the source/, /Take it out/],
  ['a processing instruction', adding('<?php echo 1 ?>'), '<?php', /can read this/, /Take it out/],
  ['an element that is not closed', adding('<details><summary>More</summary>\n\nText'), '<details>', /<details> is not closed/, /Write <\/details>/],
  ['a language that is not there', adding('A <span lang="zz">word</span>'), '<span', /There is no language "zz"/, /^Write the code of the language/],
  ['a language in words', adding('A <span lang="in Finnish">word</span>'), '<span', /There is no language "in Finnish"/, /^Write the code/],
  ['details without a summary', adding('<details>More</details>'), '<details>', /Without a summary/, /^Begin it with <summary>\.$/],
  ['bold words right below a tag', adding('<details>\n<summary>More</summary>\nIt is **important**.\n</details>'), '**important', /belongs to the lines of HTML above/, /^Leave an empty line below the tag/],
  ['a link right below a tag', adding('<details>\n<summary>More</summary>\n[x](page:pricng)\n</details>'), '[x](page:pricng', /belongs to the lines of HTML above/, /^Leave an empty line below the tag/],
  ['an element closed too late', adding('A <mark>word <span>x</mark> y'), '<span>', /<span> is not closed/, /Write <\/span>/],
  ['an end of nothing', adding('Text</div> more'), '</div>', /closes nothing/, /Remove it/],
  ['an element that markdown has', adding('A <b>bold</b> word'), '<b>', /<b> is not allowed/, /^Write it in markdown; allowed/],
  ['a term of another language', adding('A *viitenumero* is a number'), 'viitenumero', /"viitenumero" is of another language \(fi\)/, /^Write <span lang="fi">viitenumero<\/span>\.$/],
  ['a wording with a term in it', adding('Write “Käännetty verovelvollisuus, AVL 8 c §”'), 'Käännetty', /"Käännetty verovelvollisuus, AVL 8 c §" is/, /^Write <span lang="fi">Käännetty/],
  ['a term after a marked one', adding('<span lang="fi">veroton</span> and verollinen'), 'verollinen', /"verollinen" is of another language/, /^Write <span lang="fi">verollinen</],
  ['a term with brackets', adding('Prices are alv (0 %) prices'), 'alv (0', /"alv \(0 %\)" is of another language/, /^Write <span lang="fi">alv \(0 %\)</],
  ['an invisible character in disguise', adding('in&#8203;voice'), '&#8203;', /invisible/, /Remove it/],
  ['an override in disguise', adding('in&#x202e;voice'), '&#x202e;', /invisible/, /Remove it/],
  ['a script', adding('<script>alert(1)</script>'), '<script>', /<script> is not allowed/, /^Write it in markdown; allowed/],
  ['a script in capitals within a line', adding('Look <SCRIPT src=x> here'), '<SCRIPT', /<script> is not allowed/, /^Write it in markdown; allowed/],
  ['an iframe', adding('<iframe src="https://a.example"></iframe>'), '<iframe', /<iframe> is not allowed/, /^Write it in markdown; allowed/],
  ['an event handler', adding('Text <span onclick="x()">y</span>'), '<span', /onclick of <span>/, /^Remove onclick; allowed are cite/],
  ['a drawing with a handler', adding('<svg onload=alert(1)>'), '<svg', /<svg> is not allowed/, /markdown/],
  ['a style attribute', adding('Text <span style="color:red">y</span>'), '<span', /style of <span>/, /Remove style/],
  ['a raw link', adding('Text <a href="javascript:x">y</a>'), '<a ', /<a> is not allowed/, /^Write it in markdown; allowed/],
  ['a javascript link', adding('[x](javascript:alert(1))'), 'javascript:', /"javascript:" are not allowed/, /page:id/],
  ['a javascript link written in entities', adding('[x](java&#115;cript:alert)'), '[x](java&#', /"javascript:" are not allowed/, /page:id/],
  ['a javascript link in pointed brackets', adding('<javascript:alert>'), 'javascript:', /"javascript:" are not allowed/, /page:id/],
  ['a data link', adding('[x](data:text/html,x)'), 'data:', /"data:" are not allowed/, /page:id/],
  ['a page that is missing', swap('post:second', 'page:pricng'), 'page:pricng', /"page:pricng" leads nowhere/, /^Did you mean page:pricing\?$/],
  ['a post that is missing', swap('post:second', 'post:secund'), 'post:secund', /"post:secund" leads nowhere/, /^Did you mean post:second\?$/],
  ['a post linked as a page', swap('post:second', 'page:second'), 'page:second', /leads nowhere/, /^Did you mean post:second\?$/],
  ['a family of pages', swap('post:second', 'page:blog-post'), 'page:blog-post', /leads nowhere/, /Did you mean|Known/],
  ['a query after an id', swap('post:second', 'page:pricing?x=1'), 'page:pricing?', /not written as page:id/, /nothing else/],
  ['a missing part of a page', adding('[x](page:pricing#fax)'), 'page:pricing#fax', /no part called "#fax"/, /^Did you mean faq\?$/],
  ['a part of a page that quotes nobody', adding('[x](page:berry-invoicing#customers)'), 'page:berry', /no part called "#customers"/, /^Known: /],
  ['a missing part of a post', adding('[x](post:second#first-prt)'), 'post:second#', /no part called "#first-prt"/, /^Did you mean first-part\?$/],
  ['a missing part of the same text', adding('[x](#frist-part)'), '#frist-part', /no part called/, /^Did you mean first-part\?$/],
  ['a path', adding('[x](/cost)'), '/cost', /is a path/, /^Write page:id \(ids are in/],
  ['a path of another language', adding('[x](/fi/mita-maksaa#faq)'), '/fi/', /is a path/, /^Write page:id \(ids are in/],
  ['a path of a post', adding('[x](/stories/second-en)'), '/stories/second', /is a path/, /^Write page:id \(ids are in/],
  ['an address of our own site', adding('[x](https://berries.marjalasku.example/cost)'), 'https://ber', /a page of this site/, /^Write page:id \(ids are in/],
  ['an address of our site in another language', adding('[x](https://www.marjalasku.example/mita-maksaa)'), 'https://www', /a page of this site/, /^Write page:id \(ids are in/],
  ['a file name', adding('[x](../second/fi.md)'), '../second', /leads nowhere/, /^Write page:id \(ids are in/],
  ['a protocol-relative link', adding('[x](//a.example/b)'), '//a', /"\/\/a\.example\/b" is a path/, /^Write page:id \(ids are in/],
  ['a localhost link', adding('[x](http://localhost:8000/blog)'), 'http://localhost', /own machine/, /page:id/],
  ['a link to a name of the local network', adding('[x](https://printer.internal/)'), 'https://printer', /own machine/, /page:id/],
  ['a link to a name that is kept for tests', adding('[x](https://shop.test/)'), 'https://shop', /own machine/, /page:id/],
  ['a link to the local network', adding('[x](https://192.168.1.4/)'), 'https://192', /own machine/, /page:id/],
  ['a link to another local network', adding('[x](https://10.0.0.4/)'), 'https://10', /own machine/, /page:id/],
  ['a scheme twice', adding('[x](https://http://a.example)'), 'https://http', /leads to "http", which is no website/, /^Copy the address/],
  ['a comma for a point', adding('[x](https://vero,fi/)'), 'https://vero', /leads to "vero,fi", which is no website/, /^Copy the address/],
  ['a mail to a telephone', adding('[x](mailto:{{phone}})'), 'mailto:', /reaches nobody/, /^Write it as mailto:/],
  ['an unencrypted link', adding('[x](http://a.example/)'), 'http://a', /not encrypted/, /^Write https:\/\/ if the site/],
  ['a bare address', adding('See www.a.example for more'), 'www.a', /^Without https:\/\/ this address is not encrypted\.$/, /^Write https:\/\/ if the site/],
  ['a bare address in quotation marks', adding('See "www.a.example" for more'), 'www.a', /^Without https:/, /^Write https:/],
  ['a bare address behind entities', adding('See &eacute; &quot;www.a.example&quot; now'), 'www.a', /^Without https:/, /^Write https:/],
  ['a term behind what is no address', adding('Of xhttps://a it has a veroton'), 'veroton', /"veroton" is of another language/, /^Write <span/],
  ['a link by the definition of a picture', adding('![A slope][y] and [x][y]\n\n[y]: ./cover.svg'), './cover.svg', /leads nowhere/, /^Write page:id \(ids are in/],
  ['the first of two definitions of a picture', adding('![A slope][y]\n\n[y]: missing.png\n[y]: cover.svg'), 'missing.png', /There is no picture "missing\.png"/, /cover\.svg/],
  ['a link in a definition', adding('[x][y]\n\n[y]: page:pricng'), 'page:pricng', /leads nowhere/, /page:pricing/],
  ['a link with a space in its target', adding('[x](page: pricing)'), '[x](page: ', /not read as a link/, /^Write \[words\]\(target\): no space before/],
  ['a link with a space before its target', adding('[x] (page:pricing)'), '[x] (', /not read as a link/, /^Write \[words\]\(target\): no space before/],
  ['a target alone', adding('See page:pricing for the sums'), 'page:pricing', /no link; it would be shown/, /^Write \[words\]\(page:pricing\)/],
  ['a link that is not closed', adding('[x](page:pricing'), '[x](page:pricing', /not read as a link/, /^Write \[words\]\(target\): no space before/],
  ['a picture with a space in its name', adding('![A bill](my bill.png)'), '![A bill](my', /not read as a link or picture/, /^Write \[words\]\(target\): no space before/],
  ['a mail link without an address', adding('[x](mailto:)'), 'mailto:', /reaches nobody/, /^Write it as mailto:hello@example/],
  ['a mail link with half an address', adding('[x](mailto:hei@a)'), 'mailto:', /reaches nobody/, /^Write it as mailto:/],
  ['a call of no number', adding('[x](tel:call-us)'), 'tel:', /reaches nobody/, /or tel:\+35891234567/],
  ['an id in capitals', adding('[x](Page:Pricing)'), 'Page:Pricing', /not written as page:id/, /^Write page:id or post:id, with/],
  ['a link without words', adding('[](page:pricing)'), '[](', /no words/, /between the brackets/],
  ['a link without a target', adding('[x]()'), '[x]()', /no target/, /page:id/],
  ['an undefined reference', adding('See [the law][lw].'), '[the law]', /Nothing says where this leads/, /^Write the target in round/],
  ['an undefined footnote', adding('So it is.[^1]'), '[^1]', /This footnote has no text/, /Add a line/],
  ['a footnote with a name', adding('So it is.[^law]\n\n[^law]: Note.'), '[^law]', /footnote 1 of the text, and its mark is "law"/, /^Number the footnotes 1, 2, 3/],
  ['a footnote with two marks', adding('So it is.[^1] Again.[^1]\n\n[^1]: Note.'), '[^1]\n\n', /footnote 2 of the text, and its mark is "1"/, /each once/],
  ['an undefined reference of its own words', adding('See [The  Law][].'), '[The', /Nothing says where this leads/, /^Write the target in round/],
  ['a picture of an undefined reference', adding('![A bill][pic]'), '![A bill]', /Nothing says where this leads/, /^Write the target in round/],
  ['a box to tick', adding('- [ ] Send the bill'), '- [ ]', /box that nobody can tick/, /square brackets/],
  ['a target after brackets in the words', adding('[a [b] c](page:pricng "t")'), 'page:pricng', /leads nowhere/, /page:pricing/],
  ['an invisible character in a target', adding('[x](https://a.example/&zwj;)'), '&zwj;', /invisible/, /Remove it/],
  ['an unclosed code block in a quotation', adding('> ```\n> let a'), '```\n> let', /not closed/, /Put a line ```/],
  ['an unclosed code block', adding('```js\nlet a\n\nmore'), '```js', /not closed/, /Put a line ```/],
  ['a picture that is missing', adding('![A bill](bill.png)'), 'bill.png', /There is no picture "bill\.png" in content\/blog\/first\//, /cover\.svg/],
  ['a picture in other letters', adding('![A slope](Cover.SVG)'), 'Cover.SVG', /There is no picture "Cover\.SVG" in content\/blog\/first\//, /^Did you mean cover\.svg\?$/],
  ['a picture without words', adding('![](cover.svg)'), '![](', /no words for those who cannot see/, /Write what it shows/],
  ['a picture of another server', adding('![A bill](https://a.example/b.png)'), 'https://a', /on another server/, /^Put it as a file/],
  ['a picture whose words are its name', adding('![cover.svg](cover.svg)'), '![cover', /no words for those who cannot see/, /Write what it shows/],
  ['a text for a picture', adding('![A bill](en.md)'), 'en.md', /There is no picture "en\.md" in content\/blog\/first\//, /^Known: cover\.svg\.$/],
  ['a text for a cover', swap('cover: cover.svg', 'cover: en.md'), 'en.md', /There is no picture "en\.md" in content\/blog\/first\//, /^Known: cover\.svg\.$/],
  ['a missing cover', swap('cover: cover.svg', 'cover: covr.svg'), 'covr.svg', /There is no picture "covr\.svg" in content\/blog\/first\//, /Did you mean cover\.svg\?/],
  ['a left-over TODO', adding('TODO: write the end'), 'TODO: w', /left over/, /Finish/],
  ['a TODO within a sentence', adding('- Write more TODO here'), 'TODO here', /left over/, /Finish/],
  ['two versions of a change', adding('Before\n\n<<<<<<< HEAD'), '<<<<<<<', /left over/, /take the note out/],
  ['braces that close nothing', adding('In prodct}} you see it'), 'prodct}}', /shown as it is/, /^Write \{\{name\}\}, without spaces, between/],
  ['lorem ipsum', adding('Lorem ipsum dolor sit amet'), 'Lorem', /left over/, /Finish/],
  ['an open brace', adding('In {{product you see it'), '{{product you', /shown as it is/, /^Write \{\{name\}\}, without spaces, between/],
  ['a slot with spaces', adding('In {{ product }} you see it'), '{{ product', /shown as it is/, /^Write \{\{name\}\}, without spaces, between/],
  ['an unknown fact', adding('In {{prodct}} you see it'), '{{prodct}}', /\{\{prodct\}\}/, /Did you mean product\?/],
  ['a year that would become a list', adding('2025. aasta oli hea'), '2025.', /"2025\." at the beginning of a line/, /2025\\\./],
]

test.each(cases)('body: %s', (_, change, at, cause, hint) => {
  expectIssue(withFile(postPath, change), { file: postPath, at, cause, hint })
})

test('a text without words, unless it is a draft', () => {
  const bare = (text: string) => text.slice(0, text.lastIndexOf('---\n') + 4)
  const others = withFile('content/blog/second/en.md', swap('post:first', 'page:pricing'))
  expectIssue(withFile(postPath, bare, others), { file: postPath, at: 12, cause: /no text below/, hint: /draft: true/ })
  expect(checkContent(withFile(postPath, (text) => bare(text).replace('author:', 'draft: true\nauthor:')))).toEqual([])
})

test('a quotation without text is an issue; there are no drafts of quotations', () => {
  const file = 'content/testimonials/market/en.md'
  const bare = (text: string) => text.slice(0, text.lastIndexOf('---\n') + 4)
  expectIssue(withFile(file, bare), { file, at: 4, cause: /no text below/, hint: /^Write it\.$/ })
})

test.each([
  ['parts of pages and posts', '[a](page:pricing#faq) [b](page:berry-invoicing#how-it-works) [c](page:home#customers) [d](post:second#first-part) [e](#first-part)'],
  ['the list of licences', '[a](/licenses.txt)'],
  ['links out of the site', '[a](https://a.example/x?y=1#z) <https://b.example> https://c.example/ https://xn--4ca.xn--p1ai [d](mailto:hei@a.example) [e](tel:+35890000000) [f](tel:{{phone}}) [g](mailto:{{email}}) hei@a.example'],
  ['references and footnotes', 'One [a][b], two [c][] and [sic]. So it is.[^1][^2] And^[here] \\[x\\]\\[y\\].\n\n[b]: page:pricing\n[c]: https://c.example/\n\n[^1]: Note.\n[^2]: Note [b].'],
  ['harmless HTML', 'H<sub>2</sub>O<br><details><summary>More</summary>x</details> and <q lang="de-AT">Jause</q> <abbr title="value added tax">VAT</abbr> &amp; more'],
  ['markdown between tags', '<details>\n<summary>More: 3 * 4, f(x)[1]</summary>\n\n- **so**\n\n</details>'],
  ['pictures beside the text', '![A slope](cover.svg) ![Again][s]\n\n[s]: ./cover.svg'],
  ['brackets that are no links', 'As said [above] (see there) and in f(x)[1] (2) so'],
  ['no-break spaces in sentences', 'Sums\u00a0-\u00a0and\n5\u00a0-\u00a03\n\n1.\u00a0tammikuuta'],
  ['code that looks like links', '`[x](page: nowhere)` `[x](page:nowhere)` `[x][y]` `&#8203;`\n\n```\n[x](page:nowhere) <script> [^1]\n```\n\n> ~~~~\n> a\n> ~~~~'],
  ['marked terms', 'A <span lang="fi">viitenumero</span>, <q lang="fi">veroton *tai* verollinen</q>'],
  ['terms that are parts of words, addresses and code', 'verkkolaskut, verkkolasku-x and verkkolaskuosoite.fi [a](https://a.example/alv/verkkolasku) `viitenumero`'],
  ['stars that are meant', '**bold** and 2\\*\\*3, `a ** b`, 5 * 6'],
  ['tables and upright lines', '| a | b |\n|---|---|\n| 1 | |\n| x \\| y | 2 |\n\nEither | or\n\n\\| x |'],
  ['headings that go down and up', 'A\n\n---\n\n### Three\n\n#### Four\n\n## Two'],
  ['headings below and in details', '<details>\n<summary>More</summary>\n\n### Within\n\n</details>\n\n## Below\n\n> ### In a quotation'],
])('body: %s are no issue', (_, text) => {
  expect(checkContent(withFile(postPath, adding(text)))).toEqual([])
})

test('a post that is not translated is named as such', () => {
  const files = fixture.filter(({ path }) => path !== 'content/blog/second/en.md')
  expectIssue(files, { file: postPath, at: 'post:second', cause: /"post:second" leads nowhere in "en"/, hint: /^Did you mean|^Known/ })
})
