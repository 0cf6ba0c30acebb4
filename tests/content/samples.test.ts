import { after, expectIssue, swap, withFile, type Expected } from './fixture'

type Case = [name: string, file: string, change: (text: string) => string, at: Expected['at'], cause: RegExp, hint: RegExp]

const cases: Case[] = [
  ['a payment of no invoice', 'samples', after('"payment"', '"invoice": 107', '"invoice": 117'), '117,', /There is no invoice "117"/, /^Did you mean 107\?$/],
  ['a job of a seller without an address', 'walkthrough', swap('"seller": "market"', '"seller": "markt"'), '"markt"', /There is no party "markt"/, /^Did you mean market\?$/],
  ['an account that is no Finnish one', 'walkthrough', swap('"FI00 1234', '"SE00 1234'), '"SE00', /"parties\.market\.account" is not right\./, /^Write a Finnish IBAN in groups of four, such as FI00/],
  ['a business id without its hyphen', 'walkthrough', swap('"1234567-8"', '"12345678"'), '"12345678"', /"parties\.market\.businessId" is not right\./, /^Write seven digits, a hyphen and a digit\.$/],
  ['an hour of the day that is none', 'samples', swap('"time": "08:00"', '"time": "24:00"'), '"24:00"', /"desk\.0\.time" is not right\./, /^Write a time such as 09:00\.$/],
  ['more received than was asked for', 'samples', swap('"received": 20', '"received": 21.45'), '[{ "invoice": 108', /"statement" is not right: the picture shows what is missing of a payment, and nothing is/, /^Write less, or take "received" out\.$/],
  ['a channel without a drawing', 'samples', swap('"channel": "email", "format"', '"channel": "label", "format"'), '"label"', /"sending\.channel" is "label", which is unknown/, /^Known: einvoice, consumer, email, paper\.$/],
  ['a row of the file that goes by a channel without recipients', 'samples', after('"rows"', '"email"', '"paper"'), '"paper"', /There is no channel of the run "paper"/, /^Known: email\.$/],
  ['a contract that is all invoiced', 'samples', swap('"invoiced": 3', '"invoiced": 12'), '12, "raise"', /"contract\.invoiced" is not right: the pictures show the next invoice/, /^Write less than "months"\.$/],
  ['a contract from a day that not every month has', 'samples', swap('"2026-06-01"', '"2026-05-31"'), '"2026-05-31"', /"contract\.start" is not right: not every month has this day/, /^Write a day up to the 28th\.$/],
  ['a party that is no customer', 'walkthrough', (text) => text.replaceAll('"market"', '"bakery"'), '"bakery": {', /There is no customer "bakery"/, /^Known: market, cafe\.$/],
  ['a sum that no bank slip has room for', 'walkthrough', swap('"quantity": 50', '"quantity": 50000'), '[{ "item": "delivery"', /"jobs\.1\.lines" is not right: a bank slip has no room for a million euros/, /^Write lines of less than 499,999 euros/],
  ['a second reminder before the first', 'walkthrough', swap('[3, 17]', '[17, 3]'), '[17, 3]', /"reminders" is not right: the second comes before the first/, /^Write more days for it\.$/],
  ['a payment before the invoice', 'walkthrough', swap('"days": -7', '"days": -15'), '[{ "id": "early"', /"payments" is not right: an invoice is paid before it is sent/, /^Write days that are not further before the due date than "terms"\.$/],
  ['a payment a day early', 'walkthrough', swap('"days": -7', '"days": -1'), '-1', /"payments\.0\.days" is not right: one day is no "days"/, /^Write 0 or at least 2 days\.$/],
  ['a term of a day', 'walkthrough', (text) => text.replace('"terms": 14', '"terms": 1').replace('"days": -7', '"days": 0'), '1,', /"terms" is 1; the least is 2/, /^Write a larger number\.$/],
  ['a payment after years', 'walkthrough', swap('"days": 30', '"days": 10000'), '10000', /"payments\.1\.days" is 10000; the most is 365/, /^Write a smaller number\.$/],
  ['a raise after the end of the contract', 'samples', swap('"raise": { "month": 6', '"raise": { "month": 12'), '12, "share"', /"contract\.raise\.month" is not right: the contract ends before its price is raised/, /^Write less than "months"\.$/],
  ['an older line of the statement above a newer one', 'samples', swap('"date": "2026-08-25"', '"date": "2026-08-05"'), '[{ "invoice": 108, "date": "2026-08-05"', /"statement" is not right: an older line stands above a newer one/, /^Write the newest line first\.$/],
  ['two payments of an invoice', 'samples', after('"2026-08-25"', '"invoice": 107', '"invoice": 108'), '[{ "invoice": 108', /"statement" is not right: the picture draws one payment of an invoice/, /^Remove one\.$/],
  ['a day that runs backwards', 'samples', swap('"desk": [', '"desk": [{ "time": "09:00", "word": "channel.email", "invoice": 107 }, '), '[{ "time": "09:00"', /"desk" is not right: a later hour stands above an earlier one/, /^Write the day from morning to evening\.$/],
  ['an invoice whose number gives no reference', 'samples', (text) => text.replaceAll('107', '7'), '7,\n      "customer"', /"invoices\.0\.number" is 7; the least is 100/, /^Write a larger number\.$/],
  ['a statement without a line', 'samples', (text) => text.replace(/"statement": \[.*?\]/, '"statement": []'), '[],', /"statement" has 0 entries; the least is 1/, /^Write at least 1 more\.$/],
  ['a run by no channel', 'samples', (text) => text.replace(/"channels": .*?(?=, "rows")/, '"channels": []'), '[], "rows"', /"mass\.channels" has 0 entries; the least is 1/, /^Write at least 1 more\.$/],
  ['a day on which nothing happens', 'samples', (text) => text.replace(/"desk": .*/, '"desk": []'), '[]', /"desk" has 0 entries; the least is 1/, /^Write at least 1 more\.$/],
  ['a seller who is the buyer', 'walkthrough', swap('"buyer": "cafe"', '"buyer": "market"'), { last: '"id": "picking"' }, /"jobs\.0\.buyer" is not right: nobody invoices themselves/, /^Name another party\.$/],
  ['a status that invoices do not have', 'samples', swap('"status": "late"', '"status": "lat"'), '"lat"', /"invoices\.1\.status" is "lat", which is unknown/, /^Did you mean late\?$/],
  ['a day in the sample data', 'samples', swap('"date": "2026-08-31"', '"date": "2026-08-32"'), '"2026-08-32"', /does not exist/, /calendar/],
]

test.each(cases)('what the drawn product shows: %s', (_, name, change, at, cause, hint) => {
  const file = `content/${name}.json`
  expectIssue(withFile(file, change), { file, at, cause, hint })
})
