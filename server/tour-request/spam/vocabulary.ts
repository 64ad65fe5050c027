// Phrases of offers that contact forms receive, and no family writes. Each counts once.
const OFFERS = [
  /\bseo\b|search engine (?:optimi[sz]ation|ranking)|(?:first|1st|top) page (?:of|on) google|google (?:ranking|first page)|rank(?:ing)?s? (?:on|in) google|page one of google/,
  /\bback ?links?\b|domain authority|guest (?:post|blog)|sponsored (?:post|article)|link (?:building|insertion)|keyword/,
  /website traffic|more (?:traffic|visitors|leads|customers|clients|sales)|(?:generate|buy|targeted|qualified) leads|lead generation|organic (?:traffic|visitors)|web ?traffic/,
  /(?:your|the) (?:web ?site|web ?page|site|domain)(?:'s)? (?:is|was|has|could|does|needs|will|and found|and noticed|design|expires|on google|errors?)|(?:visited|came across|looking at|found|reviewed|checked|browsing) your (?:web ?site|site|web ?page|page|domain)/,
  /re-?design|web (?:design|development|developer)|mobile app|wordpress|explainer video|logo design|graphic design|video (?:ad|marketing|animation)/,
  /(?:business|merchant|working capital|payday|personal|instant|quick|unsecured) (?:loans?|funding|financing|credit|line of credit|cash advance)|loan (?:offer|approval|approved)|line of credit|interest rate|low rates|fund(?:ing)? your business|bad credit/,
  /\bcrypto|\bbitcoin|\bbtc\b|\busdt\b|\bforex\b|trading (?:bot|signals|platform)|passive income|investment (?:opportunity|plan|platform)|earn (?:up to )?\$?\d|make money|profit/,
  /\bcasino\b|\bslots?\b.{0,20}\bbonus|betting|\bpoker\b|free spins|jackpot/,
  /\bviagra\b|\bcialis\b|\bpharmacy\b|\bcbd (?:oil|gumm)|weight loss (?:pill|product)|male enhancement|\bketo\b|erectile/,
  /adult dating|hot (?:girls|singles)|lonely women|onlyfans|\bsex\b|\bporn|nudes?\b|dating site/,
  /domain (?:name )?(?:expires?|expiration|renewal|registration|will expire|is expiring)|hosting (?:plan|renewal)|renew (?:your|the) domain|final notice|notice of (?:domain|expiration)/,
  /unsubscribe|opt[- ]?out|click (?:here|below|the link)|act now|limited[- ]time|special offer|risk[- ]free|no obligation quote|money[- ]back|100% (?:free|guarantee)|order now|best price|discount code|coupon/,
  /social media (?:marketing|management|followers|growth)|instagram followers|facebook (?:ads|likes)|tiktok|youtube views|influencer|promote your (?:business|brand|company|page|site|services)|grow your (?:business|brand|company|practice)|digital marketing|marketing (?:agency|services|company|strategy|campaign)|advertis(?:e|ing) (?:with|on|your)/,
  /(?:bulk|cold) e-?mails?|e-?mail (?:list|marketing|database|blast)|contact form (?:submission|marketing|blast|message)|mailing list|(?:million|thousand)s? of (?:contact forms|websites|businesses|emails)|reach (?:millions|thousands)/,
  /virtual assistant|outsourc|offshore team|call center services|(?:dedicated|remote) (?:developer|staff|team)|payroll services|credit card processing|payment processing|merchant (?:account|services)|bookkeeping services|janitorial|commercial cleaning|office cleaning|printing services|promotional products|wholesale|manufacturer|supplier|factory price|\bmoq\b|(?:led|ppe|mask|glove)s? (?:supplier|factory|wholesale)/,
  /business owner|decision maker|ceo|(?:quick|15|fifteen|10|ten)[- ]minute (?:call|chat|demo)|schedule a (?:demo|call with our)|free (?:audit|quote|proposal|consultation|demo|trial|report|mockup)|case stud(?:y|ies)|\broi\b|starting (?:at|from) \$|\$\d+ ?(?:\/|per) ?(?:mo|month)/,
  /dear (?:sir|madam|sirs|webmaster|site owner|owner|business owner|website owner)|to whom it may concern|hello (?:webmaster|admin|site owner|website owner)|hi (?:admin|webmaster)|greetings of the day/,
  /inheritance|next of kin|beneficiary|million (?:dollars|usd)|bank transfer|western union|lottery|you have won|claim your (?:prize|reward)|gift card/,
  /ai (?:tool|chat ?bot|receptionist|agent|assistant|content|powered|software)|chat ?gpt|automation (?:tool|software|platform)|chat ?bot for your/,
  /google (?:my business|business profile|maps listing|reviews? for your)|(?:5|five)[- ]star reviews|reputation management|remove (?:bad|negative) reviews|fake reviews|yelp listing/,
  // Russian and Chinese offers: money, earnings, credit, promotion, casino; invoices, promotion, agents, investment.
  /заработ|кредит|займ|продвижени|раскрутк|казино|ставк[аи]|прибыл|доход|бесплатно|скидк|купить|заказать|рассылк|реклам|вашего сайта|вашем сайте|инвестиц|криптовалют|предлага(?:ем|ю)/,
  /发票|代开|推广|贷款|投资|赚钱|代理商|加微信|批发|厂家|博彩|娱乐城|加QQ|广告|客户资源/,
];

// What families, and people who refer them, write about.
const CARE =
  /\b(?:mom|mother|mama|mami|dad|father|papa|parents?|husband|wife|grand(?:ma|pa|mother|father|parents)|aunt|uncle|sister|brother|son|daughter|spouse|loved one|senior|elder|patient|caregiver|dementia|alzheimer|stroke|parkinson|wheelchair|walker|memory|nurse|nursing|therapy|tour|visit|day care|daycare|day health|adult day|ride|transportation|medi-?cal|insurance|hospital|doctor|dr|clinic|care|lunch|meals?|years old|lives with (?:me|us)|alone|falls?|fell|mamá|papá|madre|padre|abuel[ao]|esposo|esposa|cuidado|visita|doctora?|memoria|silla de ruedas|transporte|nanay|tatay|lola|lolo|niam|txiv|pog|yawg)\b|妈妈|母亲|父亲|爸爸|老人|奶奶|爷爷|外婆|外公|照顾|照護|參觀|参观|媽媽|мам[аеуы]|пап[аеуы]|бабушк|дедушк|уход|пожил|մայր|հայր|տատիկ|պապիկ|մամա|ਮਾਂ|ਮਾਤਾ|ਪਿਤਾ|ਦਾਦੀ|ਦਾਦਾ|ਨਾਨੀ|माँ|पिता|दादी|मां|ແມ່|ພໍ່|ម្តាយ|ឪពុក|mẹ|bố|bà nội|bà ngoại|ông|أمي|أبي|والدتي|والدي/iu;

/** How many kinds of commercial offer a text holds. */
export function countOffers(text: string): number {
  const plain = text.toLowerCase().replace(/[’`]/g, "'").replace(/\s+/g, ' ');
  return OFFERS.filter((offer) => offer.test(plain)).length;
}

/** Whether a text speaks of care for somebody. */
export function speaksOfCare(text: string): boolean {
  return CARE.test(text);
}
