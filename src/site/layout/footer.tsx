import { Link } from '#components/link'
import { site } from '#site'
import { Icon } from '#components/icon'
import { type SitePage, sitePages } from '#domain/page/site-pages'
import { paths } from '#lib/paths'
import styles from './footer.module.css'
import { HomeLink } from './home-link'

const pages = Object.values<SitePage>(sitePages).filter(({ footer }) => footer !== undefined)

const networkNames = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  twitter: 'Twitter',
  whatsapp: 'WhatsApp',
} as const

const networks = (Object.keys(networkNames) as (keyof typeof networkNames)[]).flatMap((network) => {
  const address = site.social[network]
  return address === undefined ? [] : [[networkNames[network], network, address] as const]
})

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export function Footer() {
  return (
    <footer className={`screen-only below-fold ${styles.footer}`}>
      <div className={`frame ${styles.inner}`}>
        {site.letterLinksInFooter ? (
          <nav className={styles.letters} aria-label="All brands by letter">
            {[...latin, ...site.language.furtherLetters, '0-9'].map((letter) => (
              <Link key={letter} to={paths.letter(letter)}>
                {letter}
              </Link>
            ))}
          </nav>
        ) : (
          <div className={styles.letters} aria-hidden="true">
            {[...latin, ...'0123456789'].map((letter) => (
              <span key={letter}>{letter}</span>
            ))}
          </div>
        )}
        <div className={`row wrap ${styles.top}`}>
          <HomeLink />
          <FooterLinks />
          <SocialLinks />
        </div>
        <div className={`wrap ${styles.small}`}>
          <p>We may earn a commission when you buy from a store through a link on this site.</p>
          <p suppressHydrationWarning>
            © {new Date().getUTCFullYear()} <bdi>{site.name}</bdi>. All rights reserved.
          </p>
        </div>
      </div>
    </footer>
  )
}

function FooterLinks() {
  return (
    <nav aria-label="Footer">
      <ul className={`wrap ${styles.links}`}>
        {pages.map(({ footer, path }) => (
          <li key={path}>
            <Link to={path}>{footer}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function SocialLinks() {
  return (
    <ul className={styles.social} aria-label="Social networks">
      {networks.map(([label, icon, address]) => (
        <li key={icon}>
          <a
            href={address}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${label} (opens in a new tab)`}
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  )
}
