import company from '../../../content/company.json'
import { Band } from '../../components/Band'
import { Monogram } from '../../components/Monogram'
import { StationTrack } from '../../components/StationTrack'
import { TitledText } from '../../components/TitledText'
import { useCurrentPage } from '../../i18n/CurrentPage'
import { useCopy } from '../../i18n/useCopy'
import { languageCodes, languages, type Language } from '../../site/languages'

const service: Partial<Record<Language, string>> = company.service
const team: Readonly<Record<string, string>> = company.team

/** Who answers in which language, along a track. The language of the page comes first. */
export function ServiceLanguages() {
  const copy = useCopy('contact')
  const { language } = useCurrentPage()
  const order = [language, ...languageCodes.filter((code) => code !== language)]
  return (
    <Band id="service" title={copy('service.title')}>
      <StationTrack
        discs="people"
        stations={order.flatMap((code) => {
          const name = team[service[code] ?? '']
          const title = <span lang={code === language ? undefined : code}>{languages[code].autonym}</span>
          return name
            ? { key: code, disc: <Monogram name={name} />, children: <TitledText title={title}>{name}</TitledText> }
            : []
        })}
      />
    </Band>
  )
}
