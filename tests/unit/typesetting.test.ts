import compounds from '../../src/build/typesetting/compounds.json'
import { hyphenate } from '../../src/build/typesetting/hyphenate'
import { typeset } from '../../src/build/typesetting/typeset'
import { typesetHtml } from '../../src/build/typesetting/typesetHtml'
import { keepSmallWords, keepTogether } from '../../src/build/typesetting/keepTogether'
import { noBreakSpace, withoutInvisible, softHyphen, wordJoiner } from '../../src/site/invisible'
import { mapStrings } from '../../src/content/strings'
import type { Language } from '../../src/site/languages'

/** Makes marks visible: `|` is a soft hyphen, `~` a word joiner, `_` a no-break space. */
const seen = (text: string) =>
  text.replaceAll(softHyphen, '|').replaceAll(wordJoiner, '~').replaceAll(noBreakSpace, '_')

test.each([
  ['e-lasku ja alv-ilmoitus', 'e-~lasku ja alv-~ilmoitus'],
  ['Y-tunnus, Pro-paketti, 14-päiväinen', 'Y-~tunnus, Pro-~paketti, 14-~päiväinen'],
  ['laskutus-, osto- ja yli-inhimillinen', 'laskutus-, osto-~_ja yli-~inhimillinen'],
  ['kuuluvat Pro- ja Business-paketteihin', 'kuuluvat Pro-~_ja Business-~paketteihin'],
  ['toiminnanohjaus- ja e-lasku', 'toiminnanohjaus- ja e-~lasku'],
  [
    'medium-sized, {{plan}}-paketti, Orca-ruudunlukuohjelma',
    'medium-~sized, {{plan}}-~paketti, Orca-ruudunlukuohjelma',
  ],
  ['Web Services -yhteys', 'Web Services_-~yhteys'],
  ['lumi - lasku', 'lumi - lasku'],
  ['20 000 €, 25,5 % ja 14 pv', '20_000_€, 25,5_% ja 14_pv'],
  ['4 kpl ja 8 h', '4_kpl ja 8_h'],
  ['Avoinna klo 9.00, kl. {{opens}}', 'Avoinna klo_9.00, kl._{{opens}}'],
  ['vuonna 2026 100 laskua, 3 hyvää', 'vuonna 2026 100_laskua, 3_hyvää'],
  ['20 000 euroa, 7 prosenttiyksikköä, 1,5 kertaa', '20_000_euroa, 7_prosenttiyksikköä, 1,5_kertaa'],
  [
    'vuodesta 2026 alkaen, klo 9.00 alkaen, 3 toiminnanohjausjärjestelmää',
    'vuodesta 2026 alkaen, klo_9.00 alkaen, 3 toiminnanohjausjärjestelmää',
  ],
  ['{{days}} päivää etuajassa, {{product}} on', '{{days}}_päivää etuajassa, {{product}} on'],
  ['on 21 November 2026, not 5 June', 'on 21_November 2026, not 5_June'],
  ['1. tammikuuta 2027 ja 1 de enero de 2027', '1._tammikuuta 2027 ja 1_de enero de 2027'],
  ['Lasku 2041: 10 h × 50 €, Veroton €', 'Lasku 2041: 10_h_×_50_€, Veroton_€'],
  ['I Pro ingår allt. A veces sí. EN BLOC', 'I_Pro ingår allt. A_veces sí. EN BLOC'],
  ['Now I look, and I keep it; part II says', 'Now I_look, and I_keep it; part II says'],
  ['EN 16931 ja ISO 20022, Web 2', 'EN_16931 ja ISO_20022, Web 2'],
  ['0,95 € + alv, €0.95 + VAT. 1 + kaksitoista', '0,95_€_+_alv, €0.95_+_VAT. 1 + kaksitoista'],
  ['Eräpäivä + 17 päivää, 30 / 365', 'Eräpäivä +_17_päivää, 30_/_365'],
  ['jää 20 − 14 = 6 päivää', 'jää 20_−_14_=_6_päivää'],
  ['1 000 × 0,105 × 30 / 365 = 8,63 euroa', '1_000 ×_0,105 ×_30_/_365 = 8,63_euroa'],
  ['de {{opens}}-{{closes}}, 1234567-8', 'de {{opens}}-~{{closes}}, 1234567-8'],
  ['klo 9.00–16.00, {{opens}}–{{closes}}, ma–pe', 'klo_9.00–~16.00, {{opens}}–~{{closes}}, ma–pe'],
  ['+ 17 dagar', '+_17_dagar'],
  ['annettu laki (306/2019). Sivu (3/4)', 'annettu laki_(306/2019). Sivu (3/4)'],
  ['Kuja 1, 00000 Hankila, vuonna 2026 Hankila', 'Kuja 1, 00000_Hankila, vuonna 2026 Hankila'],
  ['soita +358 9 000 0000 heti', 'soita +358_9_000_0000 heti'],
])('"%s" does not break between parts that belong together', (text, kept) => {
  expect(seen(keepTogether(text))).toBe(kept)
})

test.each<[Language, string, string]>([
  ['en', 'Between the work and an invoice', 'Between the_work and an_invoice'],
  ['es', 'La noche de las facturas', 'La_noche de_las_facturas'],
  ['sv', 'Den första i månaden', 'Den första i_månaden'],
  ['sv', 'Högen på instrumentbrädan', 'Högen på instrumentbrädan'],
  ['es', 'que no se te haga tarde', 'que_no_se_te_haga tarde'],
  ['es', 'freelances y pymes, en 2027', 'freelances y_pymes, en 2027'],
  ['fi', 'Lasku ja maksu', 'Lasku ja maksu'],
])('%s: small words of "%s" do not end a line', (language, text, kept) => {
  expect(seen(keepSmallWords(text, language))).toBe(kept)
})

test('only titles keep small words from ending a line; lines of leads would be of uneven length', () => {
  expect(['title', 'lead'].map((key) => seen(typeset('de abril', 'es', key)))).toEqual(['de_abril', 'de abril'])
})

test.each(Object.entries(compounds))('%s: every listed compound breaks as listed', (language, list) => {
  const rest = 'x'.repeat(12)
  for (const compound of list)
    expect(seen(hyphenate(compound.replaceAll('|', '') + rest, language as Language))).toBe(compound + rest)
})

test.each<[Language, string, string]>([
  ['fi', 'Saavutettavuusseloste', 'Saavutettavuus|seloste'],
  ['fi', 'laskutusohjelmaa', 'laskutus|ohjelmaa'],
  // The patterns would divide the word before the s.
  ['fi', 'laskuasiakkaille', 'laskuasiak|kaille'],
  // A row of compounds.json without a division.
  ['fi', 'allekirjoitusta', 'allekirjoitusta'],
  ['sv', 'betalningsbevakning', 'betalnings|bevakning'],
  ['et', 'Kasutustingimused', 'Kasutus|tingimused'],
  ['es', 'disponibilidad', 'dispo|ni|bi|lidad'],
  ['fi', 'lyhyt sana', 'lyhyt sana'],
  ['fi', '{{saavutettavuusseloste}} a/saavutettavuusseloste', '{{saavutettavuusseloste}} a/saavutettavuusseloste'],
])('%s: %s is hyphenated where its language allows it', (language, word, hyphenated) => {
  expect(seen(hyphenate(word, language))).toBe(hyphenated)
})

test('a language without patterns has no hyphens', () => {
  expect(hyphenate('saavutettavuusseloste', 'xx' as Language)).toBe('saavutettavuusseloste')
})

test('headings and labels are hyphenated, paragraphs and addresses are not', () => {
  expect(seen(typeset('Saavutettavuusseloste', 'fi'))).toBe('Saavutettavuus|seloste')
  // A text of up to 90 characters counts as a heading.
  const before = (length: number) => 'sana '.repeat(length / 5)
  expect(seen(typeset(`${before(70)}saavutettavuusseloste`.slice(0, 90), 'fi'))).toContain('|')
  const paragraph = `${before(70)}saavutettavuusseloste`
  expect(typeset(paragraph, 'fi')).toBe(paragraph)
  expect(typeset('https://e-lasku.example/alv-saavutettavuusseloste', 'fi')).toBe(
    'https://e-lasku.example/alv-saavutettavuusseloste',
  )
})

test('long words in narrow places of articles are hyphenated', () => {
  expect(seen(typesetHtml('e-lasku saavutettavuusseloste', 'fi', false))).toBe('e-~lasku saavutettavuusseloste')
  expect(seen(typesetHtml('Saavutettavuusseloste', 'fi', true))).toBe('Saavutettavuus|seloste')
})

test('addresses and business ids of articles can be copied as they are', () => {
  expect(typesetHtml('a.b@c.example, y-tunnus 1234567-8.', 'fi', false)).toBe(
    `a<wbr>.b@<wbr>c<wbr>.example, y-${wordJoiner}tunnus <span class="joined">1234567-8</span>.`,
  )
})

test('programs get texts without typesetting marks', () => {
  expect(withoutInvisible(typeset('Saavutettavuusseloste ja e-lasku', 'fi'))).toBe('Saavutettavuusseloste ja e-lasku')
  expect(mapStrings({ x: ['a', { y: 1, z: null }] }, (text) => `${text}!`)).toEqual({ x: ['a!', { y: 1, z: null }] })
})
