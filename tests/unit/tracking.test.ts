import { campaignParameters, trackedParameters } from '../../src/client/boot/tracking'

test('only the tracked parameters are taken from an address', () => {
  const search = `?${campaignParameters.map((name) => `${name}=a%20${name}`).join('&')}&lang=en&ref=x`
  expect(trackedParameters(search)).toEqual(Object.fromEntries(campaignParameters.map((name) => [name, `a ${name}`])))
  expect(trackedParameters('?lang=en')).toEqual({})
  expect(trackedParameters('?utm_source=')).toEqual({ utm_source: '' })
  expect(trackedParameters(`?${campaignParameters[0]!}=%E4`)).toHaveProperty(campaignParameters[0]!)
})
