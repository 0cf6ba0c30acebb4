/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  rules: {
    // Classes of CSS Modules are properties in TypeScript; the few global ones of src/styles have hyphens.
    'selector-class-pattern': '^[a-z][a-zA-Z0-9-]*$',
    // Steps of the type scale are counted from the text: --step--1 is one below it.
    'custom-property-pattern': '^[a-z][a-z0-9]*(-{1,2}[a-z0-9]+)*$',
    'import-notation': 'string',
    // CSS Overflow 5; browsers that do not know it leave its rule out.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['target-current'] }],
    // The widths at which layouts change; docs/design.md says what for.
    'media-feature-name-value-allowed-list': {
      width: ['20rem', '22rem', '30rem', '40rem', '48rem', '56rem', '60rem', '75rem', '100rem'],
    },
    // Safari would not announce such a list.
    'declaration-property-value-disallowed-list': { '/^list-style/': ['none'] },
    // Groups of tokens stand apart.
    'custom-property-empty-line-before': null,
    // #___gatsby is Gatsby's.
    'selector-id-pattern': null,
    // Safari on telephones knows text-size-adjust by its prefix only.
    'property-no-vendor-prefix': [true, { ignoreProperties: ['text-size-adjust', '-webkit-text-size-adjust'] }],
  },
}
