import { readFileSync } from 'node:fs'
import { logo } from '../../src/drawings/logo'

test.each(['favicon', 'icon-maskable'])('static/%s.svg has the logo of the pages', (name) => {
  const icon = readFileSync(`static/${name}.svg`, 'utf8')
  for (const shape of logo)
    expect(icon).toContain('d' in shape ? ` d="${shape.d}"` : ` cx="${shape.cx}" cy="${shape.cy}" r="${shape.r}"`)
})
