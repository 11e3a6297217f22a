interface ContactTexts {
  visit: string;
  address: string[];
  map: string;
  hoursTitle: string;
  hours: [days: string, hours: string][];
  phone: string;
}

/** The shop's address, opening hours and telephone number. */
const contact = ({ visit, address, map, hoursTitle, hours, phone }: ContactTexts): string =>
  `<h2>${visit}</h2><p>${address.join('<br>')}<br><a href="https://www.openstreetmap.org/?mlat=22.2850&amp;mlon=114.1480" target="_blank">${map}</a></p>` +
  `<h2>${hoursTitle}</h2><ul>${hours.map(([days, open]) => `<li>${days}${open}</li>`).join('')}</ul>` +
  `<p>${phone}<a href="tel:+85225550142">+852 2555 0142</a></p>`;

export const CONTACT = {
  en: contact({
    visit: 'Visit the shop',
    address: ['Florilegium', '14 Tai Ping Shan Street', 'Sheung Wan, Hong Kong'],
    map: 'See it on the map',
    hoursTitle: 'Opening hours',
    hours: [
      ['Monday to Friday: ', '9 am to 7 pm'],
      ['Saturday: ', '9 am to 5 pm'],
      ['Sunday: ', 'closed'],
    ],
    phone: 'By telephone: ',
  }),
  zh: contact({
    visit: '親臨本店',
    address: ['Florilegium', '香港上環太平山街14號'],
    map: '在地圖上查看',
    hoursTitle: '營業時間',
    hours: [
      ['星期一至五：', '上午九時至晚上七時'],
      ['星期六：', '上午九時至下午五時'],
      ['星期日：', '休息'],
    ],
    phone: '電話：',
  }),
};
