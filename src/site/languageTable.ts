/** The language table (requirement 3.1): one row a language, everything else is derived from it. */
export const languages = {
  fi: { locale: 'fi-FI', autonym: 'Suomi', hostWord: '' },
  en: { locale: 'en-IE', autonym: 'English', hostWord: 'invoicing' },
  es: { locale: 'es-ES', autonym: 'Español', hostWord: 'facturacion' },
  sv: { locale: 'sv-FI', autonym: 'Svenska', hostWord: 'fakturering' },
  et: { locale: 'et-EE', autonym: 'Eesti', hostWord: 'arveldamine' },
} as const satisfies Record<string, { locale: string; autonym: string; hostWord: string }>
