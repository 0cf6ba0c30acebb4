import { checkContent, expectIssue, pro, swap, withFile } from './fixture'

test.each([
  [12.5, 0.17, 10.37],
  [19.99, 0.15, 16.99],
  [20, 0.155, 16.8],
  [0.07, 0.5, 0.03],
])('the price that is proposed for %s saves %s', (monthly, saving, proposed) => {
  const plans = (yearly: number) =>
    withFile('content/plans.json', (text) =>
      pro('"monthly": 20, "quarterly": 16, "yearly": 10', `"monthly": ${monthly}, "quarterly": ${monthly}, "yearly": ${yearly}`)(text)
        .replace('"yearlySaving": 0.2', `"yearlySaving": ${saving}`)
        .replace('"monthly": 40, "quarterly": 36, "yearly": 30', '"monthly": 40, "quarterly": 36, "yearly": 20'),
    )
  expectIssue(plans(monthly), { file: 'content/plans.json', at: `${monthly} },\n      "limits": { "users": 3`, cause: /"pro" saves 0\.000/, hint: new RegExp(`^Write at most ${proposed.toFixed(2)}, or`) })
  expect(checkContent(plans(proposed))).toEqual([])
})

test('a saving that is kept exactly is no issue, whatever its fraction is in binary', () => {
  const files = withFile('content/plans.json', pro('"yearly": 10', '"yearly": 16'))
  expect(1 - 16 / 20).toBeLessThan(0.2)
  expect(checkContent(files)).toEqual([])
})

test.each([
  ['a space', 'my sales', /"my sales" has characters that an address cannot have/, /^Write "my-sales"$/],
  ['capital letters', 'Sending', /"Sending" has characters that an address cannot have/, /^Write "sending"$/],
  ['the id of another band', 'pages', /another part of this id/, /^Choose another id for the group\.$/],
  ['the id of the main part', 'main', /another part of this id/, /^Choose another id for the group\.$/],
])('a group of features, which links name as #group, with %s', (_, group, cause, hint) => {
  const files = withFile('content/plans.json', swap('"group": "sending"', `"group": "${group}"`))
  expectIssue(files, { file: 'content/plans.json', at: `"${group}"`, cause, hint })
})
