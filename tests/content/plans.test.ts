import { checkContent, expectIssue, pro, swap, withFile } from './fixture'

test.each([
  [12.5, 0.17, 10.37],
  [19.99, 0.15, 16.99],
  [20, 0.16, 16.8],
  [0.07, 0.5, 0.03],
])('the check proposes a price for %s that saves %s', (monthly, saving, proposed) => {
  const plans = (yearly: number) =>
    withFile('content/plans.json', (text) =>
      pro('"monthly": 20, "quarterly": 16, "yearly": 10', `"monthly": ${monthly}, "quarterly": ${monthly}, "yearly": ${yearly}`)(text)
        .replace('"yearlySaving": 0.2', `"yearlySaving": ${saving}`)
        .replace('"monthly": 40, "quarterly": 36, "yearly": 30', '"monthly": 40, "quarterly": 36, "yearly": 20'),
    )
  expectIssue(plans(monthly), { file: 'content/plans.json', at: `${monthly} },\n      "limits": { "users": 3`, cause: /"pro" saves 0\.000/, hint: new RegExp(`^Write at most ${proposed.toFixed(2)}, or`) })
  expect(checkContent(plans(proposed))).toEqual([])
})

test('a saving exactly at its limit is no issue, despite binary fractions', () => {
  const files = withFile('content/plans.json', pro('"yearly": 10', '"yearly": 16'))
  expect(1 - 16 / 20).toBeLessThan(0.2)
  expect(checkContent(files)).toEqual([])
})

test.each([
  ['a space', 'my sales', /"my sales" has characters that an address cannot have/, /^Write "my-sales"$/],
  ['capital letters', 'Sending', /"Sending" has characters that an address cannot have/, /^Write "sending"$/],
  ['the id of another band', 'pages', /another part of this id/, /^Choose another id for the group\.$/],
  ['the id of the status line', 'status', /another part of this id/, /^Choose another id for the group\.$/],
  ['the id of the main part', 'main', /another part of this id/, /^Choose another id for the group\.$/],
])('a group of features, which links name as #group, with %s', (_, group, cause, hint) => {
  const files = withFile('content/plans.json', swap('"group": "sending"', `"group": "${group}"`))
  expectIssue(files, { file: 'content/plans.json', at: `"${group}"`, cause, hint })
})

const plans = 'content/plans.json'
const site = 'content/site.json'

test.each([
  ['a trial of a plan without a price', plans, swap('"plan": "pro"', '"plan": "free"'), '"free" }', /"trial\.plan" is not right: this plan costs nothing, so there is nothing to try/, /^Name a plan with a price\.$/],
  ['a trial of a plan with a name that every object knows', plans, swap('"plan": "pro"', '"plan": "constructor"'), '"constructor"', /There is no plan "constructor"/, /^Known: |^Did you mean/],
  ['a trial of no days', plans, swap('"days": 30', '"days": 0'), '0, "invoices"', /"trial\.days" is 0; the least is 2/, /larger number/],
  ['a trial of no invoices', plans, swap('"invoices": 25', '"invoices": 0'), '0, "plan"', /"trial\.invoices" is 0; the least is 2/, /larger number/],
  ['a larger plan that costs less', plans, swap('"monthly": 40, "quarterly": 36, "yearly": 30', '"monthly": 40, "quarterly": 15, "yearly": 12'), '15, "yearly"', /"quarterly" of the plan "business" \(15\) is lower than that of the smaller "pro" \(16\)/, /^Write at least 16, or exchange the plans\.$/],
  ['fewer invoices than the smaller plan has', plans, swap('"invoicesPerYear": 24 ', '"invoicesPerYear": 300 '), '240 }', /"invoicesPerYear" .* \(240\) is lower than that of the smaller "free" \(300\)/, /^Write at least 300/],
  ['a misspelt plan of a feature that smaller plans have', plans, swap('["pro", "business"]', '["pro", "bussiness"]'), '"bussiness"', /^There is no plan "bussiness"\.$/, /^Did you mean business\?$/],
  ['half a customer', site, swap('"customers": 345', '"customers": 345.5'), '345.5', /"company\.customers" is .*, not a whole number\.$/, /^Write a whole number/],
  ['a business ID that is none', site, swap('"7654321-0"', '"76543210"'), '"76543210"', /"company\.businessId" is not right\./, /^Write seven digits, a hyphen and a digit\.$/],
  ['a VAT number of another company', site, swap('FI76543210', 'FI7654321-0'), '"FI7654321-0"', /"company\.vatId" is not right: this VAT number is of another company/, /^Write FI and the business ID without its hyphen\.$/],
  ['a telephone number in words', site, swap('"+358 9 111 1111"', '"call us"'), '"call us"', /"contact\.phone" is not right\./, /^Write digits, in groups if you like, such as \+358 9 123 4567\.$/],
])('%s', (_, file, change, at, cause, hint) => {
  expectIssue(withFile(file, change), { file, at, cause, hint })
})

test.each(['+358 9 111 1111', '+35891111111', '020 123 4567', '09-1111 111', '116 117'])('the telephone number %s is one', (phone) => {
  expect(checkContent(withFile(site, swap('+358 9 111 1111', phone)))).toEqual([])
})

test('cycles may stand in any order', () => {
  const reversed = swap('"monthly": 1, "quarterly": 3, "yearly": 12', '"yearly": 12, "quarterly": 3, "monthly": 1')
  expect(checkContent(withFile(plans, reversed))).toEqual([])
})

test.each([
  ['plans may cost', plans, '"monthly": 40, "quarterly": 36, "yearly": 30', '"monthly": 20, "quarterly": 16, "yearly": 10'],
  ['plans may hold', plans, '"users": 8', '"users": 3'],
  ['the year of two milestones may be', 'content/company.json', '2019', '2004'],
])('%s the same', (_, file, from, to) => {
  expect(checkContent(withFile(file, swap(from, to)))).toEqual([])
})
