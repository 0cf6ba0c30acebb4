import { Band } from '../../components/Band'
import { Grid } from '../../components/Grid'
import { TitledText } from '../../components/TitledText'
import { PageLink } from '../../i18n/PageLink'
import { useCopy } from '../../i18n/useCopy'
import { useMenu } from '../../i18n/useMenu'
import { menus } from '../../site/menus'

/** Links to pages that may answer a question, each with a text about it. */
export function ContactLinks() {
  const copy = useCopy('contact')
  return (
    <Band id="links" title={copy('links.title')}>
      <Grid of="thirds">
        {useMenu(menus.contact).map(({ to, label }) => (
          <li key={to}>
            <TitledText title={<PageLink to={to}>{label}</PageLink>}>{copy(`links.text.${to}`)}</TitledText>
          </li>
        ))}
      </Grid>
    </Band>
  )
}
