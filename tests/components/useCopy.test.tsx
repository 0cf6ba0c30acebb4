import { cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { useCopy } from '../../src/i18n/useCopy'

const shop = {
  plain: 'Free for ever',
  nested: { deep: 'Per month' },
  greeting: 'Hello {{name}}',
  quoted: '$t(plain)!',
  empty: '',
}

const i18n = i18next.createInstance()
void i18n.init({
  lng: 'en',
  resources: { en: { shop, street: { elsewhere: 'In another namespace' } } },
  fallbackNS: ['street'],
  interpolation: { escapeValue: false },
  returnEmptyString: false,
})

const Text = ({ of, values }: { of: string; values?: Record<string, string> }) => <p>{useCopy('shop')(of, values)}</p>

const shown = (of: string, values?: Record<string, string>) => {
  render(
    <I18nextProvider i18n={i18n}>
      <Text of={of} {...(values && { values })} />
    </I18nextProvider>,
  )
  return screen.getByRole('paragraph').textContent
}

test('a text without placeholders is not passed to i18next', () => {
  const translate = jest.spyOn(i18n, 't')
  shown('plain')
  expect(translate).not.toHaveBeenCalled()
  cleanup()
  shown('greeting', { name: 'Hilla' })
  expect(translate).toHaveBeenCalled()
})

test.each([
  ['a text', 'plain', undefined, 'Free for ever'],
  ['a text in a group', 'nested.deep', undefined, 'Per month'],
  ['a text with a value', 'greeting', { name: 'Hilla' }, 'Hello Hilla'],
  ['a text that quotes another', 'quoted', undefined, 'Free for ever!'],
  ['the key of a text that is empty', 'empty', undefined, 'empty'],
  ['the key of a text that is missing', 'missing.key', undefined, 'missing.key'],
  ['the key of a text that only another namespace has', 'elsewhere', undefined, 'elsewhere'],
])('shows %s', (_what, key, values, text) => expect(shown(key, values)).toBe(text))
