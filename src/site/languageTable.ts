/** The languages (requirement 3.1), in the order in which they are listed. The boot script needs only their codes. */
export const languageCodes = ['fi', 'en', 'es', 'sv', 'et'] as const

/** The language table: a row for each code. */
export const languages = {
  fi: { locale: 'fi-FI', autonym: 'Suomi' },
  en: { locale: 'en-IE', autonym: 'English' },
  es: { locale: 'es-ES', autonym: 'Español' },
  sv: { locale: 'sv-FI', autonym: 'Svenska' },
  et: { locale: 'et-EE', autonym: 'Eesti' },
} as const satisfies Record<(typeof languageCodes)[number], { locale: string; autonym: string }>
