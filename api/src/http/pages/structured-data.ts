import { brand } from 'rules/brand';
import { plans, type Plan } from 'rules/plans';
import { findSitePage } from 'rules/site-pages';

/** schema.org data about the organization and, on the first page, about the site and its services. */
export function renderStructuredData(path: string, origin: string): object {
  const organization = {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: brand.name,
    slogan: brand.tagline,
    description: findSitePage('/')?.description,
    url: `${origin}/`,
    logo: `${origin}/icon.svg`,
    image: `${origin}/og.png`,
    contactPoint: { '@type': 'ContactPoint', contactType: 'sales', url: `${origin}/contact` },
  };
  const publisher = { '@id': organization['@id'] };
  const site = { '@type': 'WebSite', name: brand.name, url: organization.url, publisher };
  const offers = plans.map((plan) => getOffer(plan, origin));
  const service = {
    '@type': 'Service',
    name: `${brand.name} plans`,
    serviceType: 'Websites, automations and AI assistants',
    provider: publisher,
    offers,
  };
  return { '@context': 'https://schema.org', '@graph': path === '/' ? [organization, site, service] : [organization] };
}

function getOffer(
  { name, monthly, monthlyText, setup, setupText, priceCurrency, terms }: Plan,
  origin: string,
): object {
  return {
    '@type': 'Offer',
    name,
    description: `${monthlyText}, ${setupText} setup fee, ${terms}`,
    url: `${origin}/#pricing`,
    ...(!isMinimumPrice(monthlyText) && { priceCurrency, price: monthly }),
    priceSpecification: [
      price('Monthly fee', monthly, isMinimumPrice(monthlyText), {
        priceCurrency,
        priceComponentType: 'https://schema.org/Subscription',
        unitCode: 'MON',
      }),
      price('Setup fee', setup, isMinimumPrice(setupText), {
        priceCurrency,
        priceComponentType: 'https://schema.org/ActivationFee',
      }),
    ],
  };
}

/** "$1,500+" is a minimum price. */
const isMinimumPrice = (text: string) => text.includes('+');

const price = (name: string, amount: number, least: boolean, more: object) => ({
  '@type': 'UnitPriceSpecification',
  name,
  ...(least ? { minPrice: amount } : { price: amount }),
  ...more,
});
