import type { Country } from '../model.ts';

const US = `
1 AL Alabama
2 AK Alaska
4 AZ Arizona
5 AR Arkansas
12 CA California
13 CO Colorado
14 CT Connecticut
15 DE Delaware
16 DC District of Columbia
18 FL Florida
19 GA Georgia
21 HI Hawaii
22 ID Idaho
23 IL Illinois
24 IN Indiana
25 IA Iowa
26 KS Kansas
27 KY Kentucky
28 LA Louisiana
29 ME Maine
31 MD Maryland
32 MA Massachusetts
33 MI Michigan
34 MN Minnesota
35 MS Mississippi
36 MO Missouri
37 MT Montana
38 NE Nebraska
39 NV Nevada
40 NH New Hampshire
41 NJ New Jersey
42 NM New Mexico
43 NY New York
44 NC North Carolina
45 ND North Dakota
47 OH Ohio
48 OK Oklahoma
49 OR Oregon
51 PA Pennsylvania
53 RI Rhode Island
54 SC South Carolina
55 SD South Dakota
56 TN Tennessee
57 TX Texas
58 UT Utah
59 VT Vermont
61 VA Virginia
62 WA Washington
63 WV West Virginia
64 WI Wisconsin
65 WY Wyoming
`;
const CANADA = `
66 AB Alberta
67 BC British Columbia
68 MB Manitoba
69 NL Newfoundland and Labrador
70 NB New Brunswick
71 NS Nova Scotia
72 NT Northwest Territories
73 NU Nunavut
74 ON Ontario
75 PE Prince Edward Island
76 QC Quebec
77 SK Saskatchewan
78 YT Yukon Territory
`;

/** Parses lines of id, code and name. */
const read = (lines: string): Country['regions'] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [, id, code, name] = /^(\d+) (\w+) (.+)$/.exec(line) ?? [];
      return { id: Number(id), code: code!, name: name! };
    });

/** Regions by country, with the platform's own ids. */
export const regions: Record<string, Country['regions']> = { US: read(US), CA: read(CANADA) };
