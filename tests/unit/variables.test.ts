import { variables } from '../../src/content/variables'
import { variableSources } from '../siteContent'

test('variables are formatted in the language of the page', () => {
  expect(variables('en', variableSources).extraInvoicePrice).toBe('€0.25')
  expect(variables('fi', variableSources).extraInvoicePrice).toBe('0,25\u00a0€')
  expect(variables('sv', variableSources)).toMatchObject({
    product: 'Marjalasku',
    trialDays: '30',
    trialInvoices: '25',
    founded: '1998',
    proUsers: '3',
    proYearly: '10\u00a0€',
    proSaving: '50\u00a0%',
    freeSaving: '0\u00a0%',
  })
})
