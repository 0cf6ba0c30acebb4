import { Band } from '../../components/Band'
import * as illustration from '../../components/illustrations/Illustration.module.css'
import { StationTrack } from '../../components/StationTrack'
import { TitledText } from '../../components/TitledText'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import { useMenu } from '../../i18n/useMenu'
import { menus } from '../../site/menus'

/** Marks in squares of 48 units: a spot of accent, and lines. This one is for every page without its own. */
const sheet: readonly [accent: string, lines: string] = ['M16 28h9v6h-9z', 'M10 6h28v36H10zM17 14h14M17 21h14']

const marks: Readonly<Record<string, typeof sheet>> = {
  pricing: ['M20 16a4 4 0 1 1-8 0 4 4 0 0 1 8 0z', 'M7 8h16l19 19-15 15L7 23z'],
  blog: ['M29 18h7v8h-7z', 'M24 12c-5-4-11-4-18-3v27c7-1 13-1 18 3 5-4 11-4 18-3V9c-7-1-13-1-18 3zM24 12v26'],
}

const Mark = ({ of }: { of: string }) => (
  <svg viewBox="0 0 48 48" className={illustration.mark}>
    {(marks[of] ?? sheet).map((path, index) => (
      <path key={path} className={index === 0 ? illustration.accent : undefined} d={path} />
    ))}
  </svg>
)

/** Links to pages that may answer a question, each with a text about it, as stations of a track. */
export function ContactLinks() {
  const copy = useCopy('contact')
  return (
    <Band id="links" title={copy('links.title')}>
      <StationTrack
        discs="large"
        stations={useMenu(menus.contact).map(({ to, label }) => ({
          key: to,
          disc: <Mark of={to} />,
          children: <TitledText title={<PageLink to={to}>{label}</PageLink>}>{copy(`links.text.${to}`)}</TitledText>,
        }))}
      />
    </Band>
  )
}
